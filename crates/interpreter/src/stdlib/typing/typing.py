# Type hints at run time: forms that can be subscripted, printed, compared and taken apart.
# They compare, hash and substitute by methods of their own, and ask the classes of the guest that stand in them;
# taking them apart is native (typing.rs).

import _collections_abc as _abc
from abc import ABCMeta as _ABCMeta, abstractmethod as _abstractmethod

__all__ = ["Annotated", "Any", "Callable", "ClassVar", "Concatenate", "Final", "ForwardRef", "Generic", "Literal", "Optional", "ParamSpec", "Protocol", "Tuple", "Type", "TypeVar", "TypeVarTuple", "Union", "AbstractSet", "ByteString", "Container", "ContextManager", "Hashable", "ItemsView", "Iterable", "Iterator", "KeysView", "Mapping", "MappingView", "MutableMapping", "MutableSequence", "MutableSet", "Sequence", "Sized", "ValuesView", "Awaitable", "AsyncIterator", "AsyncIterable", "Coroutine", "Collection", "AsyncGenerator", "AsyncContextManager", "Reversible", "SupportsAbs", "SupportsBytes", "SupportsComplex", "SupportsFloat", "SupportsIndex", "SupportsInt", "SupportsRound", "ChainMap", "Counter", "Deque", "Dict", "DefaultDict", "List", "OrderedDict", "Set", "FrozenSet", "NamedTuple", "TypedDict", "Generator", "BinaryIO", "IO", "Match", "Pattern", "TextIO", "AnyStr", "assert_type", "assert_never", "cast", "clear_overloads", "dataclass_transform", "final", "get_args", "get_origin", "get_overloads", "get_type_hints", "is_typeddict", "LiteralString", "Never", "NewType", "no_type_check", "no_type_check_decorator", "NoReturn", "NotRequired", "overload", "ParamSpecArgs", "ParamSpecKwargs", "Required", "reveal_type", "runtime_checkable", "Self", "Text", "TYPE_CHECKING", "TypeAlias", "TypeGuard", "Unpack"]

TYPE_CHECKING = False
Text = str
_BuiltinAlias = type(list[int])
_UnionType = type(int | str)
_NoneType = type(None)


def _type_check(value, message, is_argument=True, allow_special_forms=False):
    value = ForwardRef(value, is_class=True) if allow_special_forms and isinstance(value, str) else _type_convert(value)
    if isinstance(value, _GenericAlias):
        origin = value.__origin__
        if origin is Generic or origin is Protocol or not allow_special_forms and (origin is ClassVar or origin is Final and is_argument):
            raise TypeError(f"{value} is not valid as type argument")
    if value in (Any, LiteralString, NoReturn, Never, Self, TypeAlias) if isinstance(value, _SpecialForm) or value is Any else False:
        return value
    if isinstance(value, _SpecialForm) and not (allow_special_forms and value in (ClassVar, Final)) or value in (Generic, Protocol):
        raise TypeError(f"Plain {value} is not valid as type argument")
    if type(value) is tuple:
        raise TypeError(f"{message} Got {value!r:.100}.")
    return value


def _is_param_expr(arg):
    return arg is ... or isinstance(arg, (tuple, list, ParamSpec, _ConcatenateGenericAlias))


def _parameters_of(args):
    found = []
    for arg in args:
        if isinstance(arg, type) and not isinstance(arg, _BuiltinAlias):
            continue
        inner = (arg,) if hasattr(arg, "__typing_subst__") else getattr(arg, "__parameters__", ())
        for one in inner if isinstance(inner, tuple) else ():
            if one not in found:
                found.append(one)
    return tuple(found)


def _unpack_args(args):
    made = []
    for arg in args:
        inner = None if isinstance(arg, type) else getattr(arg, "__typing_unpacked_tuple_args__", None)
        if inner is not None and not (inner and inner[-1] is ...):
            made.extend(inner)
        else:
            made.append(arg)
    return tuple(made)


def _check_generic(form, args, wanted):
    if not wanted:
        raise TypeError(f"{form} is not a generic class")
    if len(args) != wanted:
        raise TypeError(f"Too {'many' if len(args) > wanted else 'few'} arguments for {form}; actual {len(args)}, expected {wanted}")


def _without_duplicates(items):
    made = []
    for item in items:
        for known in made:
            if known is item or known == item:
                break
        else:
            made.append(item)
    return tuple(made)


class _Or:
    __slots__ = ()

    def __init_subclass__(cls, /, *args, **kwds):
        if cls.__module__ != __name__:
            raise TypeError("Cannot subclass special typing classes")

    def __or__(self, other):
        return Union[self, other]

    def __ror__(self, other):
        return Union[other, self]


class _SpecialForm(_Or):
    __slots__ = ("_name", "__doc__", "_getitem")
    __iter__ = None

    def __init__(self, getitem):
        self._getitem = getitem
        self._name = getitem.__name__
        self.__doc__ = getitem.__doc__

    def __getattr__(self, item):
        if item in {"__name__", "__qualname__"}:
            return self._name
        raise AttributeError(item)

    def __mro_entries__(self, bases):
        raise TypeError(f"Cannot subclass {self!r}")

    def __repr__(self):
        return "typing." + self._name

    def __reduce__(self):
        return self._name

    def __call__(self, *args, **kwds):
        raise TypeError(f"Cannot instantiate {self!r}")

    def __instancecheck__(self, obj):
        raise TypeError(f"{self} cannot be used with isinstance()")

    def __subclasscheck__(self, cls):
        raise TypeError(f"{self} cannot be used with issubclass()")

    @_once
    def __getitem__(self, parameters):
        return self._getitem(self, parameters)

    def __copy__(self):
        return self

    def __deepcopy__(self, memo):
        return self


class _AnyMeta(type):
    def __repr__(self):
        return super().__repr__() if self is not Any else "typing.Any"

    def __instancecheck__(self, obj):
        if self is not Any:
            return super().__instancecheck__(obj)
        raise TypeError("typing.Any cannot be used with isinstance()")


class Any(metaclass=_AnyMeta):
    """Any type at all."""

    def __new__(cls, *args, **kwargs):
        if cls is Any:
            raise TypeError("Any cannot be instantiated")
        return super().__new__(cls)


def _plain(name, doc):
    def getitem(self, parameters):
        raise TypeError(f"{self} is not subscriptable")
    getitem.__name__ = name
    getitem.__doc__ = doc
    return _SpecialForm(getitem)


NoReturn = _plain("NoReturn", "A function that never returns.")
Never = _plain("Never", "The type with no members.")
Self = _plain("Self", "The type of the enclosing class.")
LiteralString = _plain("LiteralString", "Any literal string.")
TypeAlias = _plain("TypeAlias", "Marks a name for a type.")


@_SpecialForm
def ClassVar(self, parameters):
    """Marks a variable of the class."""
    return _GenericAlias(self, (_type_check(parameters, f"{self} accepts only single type."),))


@_SpecialForm
def Final(self, parameters):
    """Marks a name that is not assigned again."""
    return _GenericAlias(self, (_type_check(parameters, f"{self} accepts only single type."),))


@_SpecialForm
def TypeGuard(self, parameters):
    """Marks a function that decides about a type."""
    return _GenericAlias(self, (_type_check(parameters, f"{self} accepts only single type."),))


@_SpecialForm
def Required(self, parameters):
    """Marks a key that must be there."""
    return _GenericAlias(self, (_type_check(parameters, f"{self._name} accepts only a single type.", allow_special_forms=True),))


@_SpecialForm
def NotRequired(self, parameters):
    """Marks a key that may be missing."""
    return _GenericAlias(self, (_type_check(parameters, f"{self._name} accepts only a single type.", allow_special_forms=True),))


@_SpecialForm
def Unpack(self, parameters):
    """Spreads a type variable tuple."""
    return _UnpackGenericAlias(self, (_type_check(parameters, f"{self} accepts only single type."),))


@_SpecialForm
def Concatenate(self, parameters):
    """Adds parameters before those of a ParamSpec."""
    given = parameters if isinstance(parameters, tuple) else (parameters,)
    if not given:
        raise TypeError("Cannot take a Concatenate of no types.")
    *first, last = given
    if last is not ... and not isinstance(last, ParamSpec):
        raise TypeError("The last parameter to Concatenate should be a ParamSpec variable or ellipsis.")
    message = "Concatenate[arg, ...]: each arg must be a type."
    return _ConcatenateGenericAlias(self, (*[_type_check(one, message) for one in first], last))


@_SpecialForm
def Union(self, parameters):
    """One of several types."""
    if parameters == ():
        raise TypeError("Cannot take a Union of no types.")
    if not isinstance(parameters, tuple):
        parameters = (parameters,)
    message = "Union[arg, ...]: each arg must be a type."
    flat = []
    for one in parameters:
        one = _type_check(one, message)
        if isinstance(one, (_UnionGenericAlias, _UnionType)):
            flat.extend(one.__args__)
        else:
            flat.append(one)
    hash(tuple(flat))
    flat = _without_duplicates(flat)
    if len(flat) == 1:
        return flat[0]
    if len(flat) == 2 and _NoneType in flat:
        return _UnionGenericAlias(self, flat, name="Optional")
    return _UnionGenericAlias(self, flat)


@_SpecialForm
def Optional(self, parameters):
    """A type, or None."""
    return Union[_type_check(parameters, f"{self} requires a single type."), _NoneType]


@_SpecialForm
def Literal(self, *parameters):
    """One of several values."""
    parameters = parameters[0] if isinstance(parameters[0], tuple) else parameters
    parameters = _flatten_literal(parameters)
    try:
        parameters = tuple([value for value, _ in dict.fromkeys([(value, type(value)) for value in parameters])])
    except TypeError:
        # Something in it has no hash: all are kept.
        pass
    return _LiteralGenericAlias(self, parameters)


class _Parameter(_Or):
    def __copy__(self):
        return self

    def __deepcopy__(self, memo):
        return self

    def __reduce__(self):
        return self.__name__

    def _set_up(self, name, bound, covariant, contravariant):
        self.__name__ = name
        if covariant and contravariant:
            raise ValueError("Bivariant types are not supported.")
        self.__covariant__ = bool(covariant)
        self.__contravariant__ = bool(contravariant)
        self.__bound__ = None if bound is None else _type_check(bound, "Bound must be a type.")
        self.__module__ = _guest_globals().get("__name__", "__main__")

    def __repr__(self):
        # What the syntax of 3.12 declares has the variance that its uses ask for.
        if getattr(self, "__infer_variance__", False):
            return self.__name__
        return ("+" if self.__covariant__ else "-" if self.__contravariant__ else "~") + self.__name__


class TypeVar(_Parameter):
    """A type variable."""

    def __init__(self, name, *constraints, bound=None, covariant=False, contravariant=False):
        if constraints and bound is not None:
            raise TypeError("Constraints cannot be combined with bound=...")
        if len(constraints) == 1:
            raise TypeError("A single constraint is not allowed")
        message = "TypeVar(name, constraint, ...): constraints must be types."
        self.__constraints__ = tuple([_type_check(one, message) for one in constraints])
        self._set_up(name, bound, covariant, contravariant)

    def __typing_subst__(self, arg):
        arg = _type_check(arg, "Parameters to generic types must be types.")
        if isinstance(arg, _UnpackGenericAlias) or isinstance(arg, _BuiltinAlias) and arg.__unpacked__:
            raise TypeError(f"{arg} is not valid as type argument")
        return arg


class ParamSpecArgs:
    def __init__(self, origin):
        self.__origin__ = origin

    def __repr__(self):
        return f"{self.__origin__.__name__}.args"

    def __eq__(self, other):
        return isinstance(other, ParamSpecArgs) and self.__origin__ == other.__origin__

    __hash__ = None


class ParamSpecKwargs:
    def __init__(self, origin):
        self.__origin__ = origin

    def __repr__(self):
        return f"{self.__origin__.__name__}.kwargs"

    def __eq__(self, other):
        return isinstance(other, ParamSpecKwargs) and self.__origin__ == other.__origin__

    __hash__ = None


class ParamSpec(_Parameter):
    """A variable for a function's parameters."""

    def __init__(self, name, *, bound=None, covariant=False, contravariant=False):
        self._set_up(name, bound, covariant, contravariant)

    @property
    def args(self):
        return ParamSpecArgs(self)

    @property
    def kwargs(self):
        return ParamSpecKwargs(self)

    def __typing_subst__(self, arg):
        if isinstance(arg, (list, tuple)):
            return tuple([_type_check(one, "Expected a type.") for one in arg])
        if not _is_param_expr(arg):
            raise TypeError(f"Expected a list of types, an ellipsis, ParamSpec, or Concatenate. Got {arg}")
        return arg

    def __typing_prepare_subst__(self, alias, args):
        params = alias.__parameters__
        at = params.index(self)
        if at >= len(args):
            raise TypeError(f"Too few arguments for {alias}")
        # PEP 612: with nothing else left open, the types need no brackets.
        if len(params) == 1 and not _is_param_expr(args[0]):
            return (args,)
        if isinstance(args[at], list):
            return (*args[:at], tuple(args[at]), *args[at + 1 :])
        return args


class TypeVarTuple(_Parameter):
    """A variable for any number of types."""

    def __init__(self, name):
        self._set_up(name, None, False, False)

    def __iter__(self):
        yield Unpack[self]

    def __repr__(self):
        return self.__name__

    def __typing_subst__(self, arg):
        raise TypeError("Substitution of bare TypeVarTuple is not supported")

    def __typing_prepare_subst__(self, alias, args):
        params = alias.__parameters__
        at, wanted, given = params.index(self), len(params), len(args)
        if any([isinstance(one, TypeVarTuple) for one in params[at + 1 :]]):
            raise TypeError(f"More than one TypeVarTuple parameter in {alias}")
        left, right = at, wanted - at - 1
        place = filler = None
        for number, arg in enumerate(args):
            inner = None if isinstance(arg, type) else getattr(arg, "__typing_unpacked_tuple_args__", None)
            if inner and len(inner) == 2 and inner[-1] is ...:
                if place is not None:
                    raise TypeError("More than one unpacked arbitrary-length tuple argument")
                place, filler = number, inner[0]
        if place is not None:
            left, right = min(left, place), min(right, given - place - 1)
        elif left + right > given:
            raise TypeError(f"Too few arguments for {alias}; actual {given}, expected at least {wanted - 1}")
        before, after = [filler] * (at - left), [filler] * (wanted - right - left - at - 1)
        return (*args[:left], *before, tuple(args[left : given - right]), *after, *args[given - right :])


class _GenericAlias(_Or):
    """A form with its arguments: `typing.List[int]`."""

    def __init__(self, origin, args, *, inst=True, name=None):
        if not isinstance(args, tuple):
            args = (args,)
        self._inst = inst
        self._name = name
        self.__origin__ = origin
        self.__args__ = args
        self.__parameters__ = _parameters_of(args)
        if not name:
            self.__module__ = getattr(origin, "__module__", "typing")

    def copy_with(self, args):
        return self.__class__(self.__origin__, args, name=self._name, inst=self._inst)

    @_once
    def __getitem__(self, args):
        if self.__origin__ is Generic or self.__origin__ is Protocol:
            raise TypeError(f"Cannot subscript already-subscripted {self}")
        if not self.__parameters__:
            raise TypeError(f"{self} is not a generic class")
        args = args if isinstance(args, tuple) else (args,)
        return self.copy_with(self._filled_in(_unpack_args([_type_convert(arg) for arg in args])))

    def _filled_in(self, args):
        params = self.__parameters__
        for one in params:
            prepare = getattr(one, "__typing_prepare_subst__", None)
            if prepare is not None:
                args = prepare(self, args)
        _check_generic(self, args, len(params))
        values = dict(zip(params, args))
        made = []
        for arg in self.__args__:
            if isinstance(arg, type) and not isinstance(arg, _BuiltinAlias):
                made.append(arg)
                continue
            fill = getattr(arg, "__typing_subst__", None)
            if fill:
                new = fill(values[arg])
            else:
                inner = []
                for one in getattr(arg, "__parameters__", ()):
                    if isinstance(one, TypeVarTuple):
                        inner.extend(values[one])
                    else:
                        inner.append(values[one])
                new = arg[tuple(inner)] if getattr(arg, "__parameters__", ()) else arg
            if self.__origin__ is _abc.Callable and isinstance(new, tuple) or getattr(arg, "__typing_is_unpacked_typevartuple__", False):
                made.extend(new)
            else:
                made.append(new)
        return tuple(made)

    def __call__(self, *args, **kwargs):
        if not self._inst:
            raise TypeError(f"Type {self._name} cannot be instantiated; use {self.__origin__.__name__}() instead")
        result = self.__origin__(*args, **kwargs)
        try:
            result.__orig_class__ = self
        except AttributeError:
            pass
        return result

    def __mro_entries__(self, bases):
        if isinstance(self.__origin__, _SpecialForm):
            raise TypeError(f"Cannot subclass {self!r}")
        if self._name:
            found = [self.__origin__] if self.__origin__ not in bases else []
            at = bases.index(self)
            if not any([isinstance(base, _GenericAlias) and base is not self or base is Generic or isinstance(base, type) and issubclass(base, Generic) for base in bases[at + 1 :]]):
                found.append(Generic)
            return tuple(found)
        if self.__origin__ is Generic:
            if Protocol in bases:
                return ()
            at = bases.index(self)
            for base in bases[at + 1 :]:
                if isinstance(base, _GenericAlias) and base is not self:
                    return ()
        return (self.__origin__,)

    def __getattr__(self, attr):
        if attr in ("__origin__", "__args__"):
            raise AttributeError(attr)
        if not (attr.startswith("__") and attr.endswith("__")):
            return getattr(self.__origin__, attr)
        if attr in ("__name__", "__qualname__"):
            return self._name or self.__origin__.__name__
        raise AttributeError(attr)

    def __setattr__(self, attr, value):
        if attr.startswith("__") and attr.endswith("__") or attr in ("_name", "_inst", "_nparams", "_defaults"):
            super().__setattr__(attr, value)
        else:
            setattr(self.__origin__, attr, value)

    def __instancecheck__(self, obj):
        raise TypeError("Subscripted generics cannot be used with class and instance checks")

    def __subclasscheck__(self, cls):
        raise TypeError("Subscripted generics cannot be used with class and instance checks")

    def __eq__(self, other):
        if not isinstance(other, _GenericAlias) or isinstance(other, _SpecialGenericAlias):
            return NotImplemented
        return self.__origin__ == other.__origin__ and self.__args__ == other.__args__

    def __hash__(self):
        return hash((self.__origin__, self.__args__))

    def __repr__(self):
        name = "typing." + self._name if self._name else _type_repr(self.__origin__)
        shown = ", ".join([_type_repr(arg) for arg in self.__args__]) if self.__args__ else "()"
        return f"{name}[{shown}]"

    def __iter__(self):
        yield Unpack[self]

    def __dir__(self):
        return [*{*super().__dir__(), *[name for name in dir(self.__origin__) if not (name.startswith("__") and name.endswith("__"))]}]


class _UnpackGenericAlias(_GenericAlias):
    def __repr__(self):
        return "*" + repr(self.__args__[0])

    def __getitem__(self, args):
        return args if self.__typing_is_unpacked_typevartuple__ else super().__getitem__(args)

    @property
    def __typing_unpacked_tuple_args__(self):
        arg = self.__args__[0]
        return arg.__args__ if isinstance(arg, _GenericAlias) else None

    @property
    def __typing_is_unpacked_typevartuple__(self):
        return isinstance(self.__args__[0], TypeVarTuple)


class _ConcatenateGenericAlias(_GenericAlias):
    def copy_with(self, params):
        if isinstance(params[-1], (list, tuple)):
            return (*params[:-1], *params[-1])
        if isinstance(params[-1], _ConcatenateGenericAlias):
            params = (*params[:-1], *params[-1].__args__)
        return super().copy_with(params)


class _UnionGenericAlias(_GenericAlias):
    __iter__ = None

    def copy_with(self, params):
        return Union[params]

    def __eq__(self, other):
        if isinstance(other, (_UnionGenericAlias, _UnionType)):
            return set(self.__args__) == set(other.__args__)
        return NotImplemented

    def __repr__(self):
        args = self.__args__
        some = [_type_repr(arg) for arg in args if arg is not _NoneType]
        if len(args) == 2 and len(some) == 1:
            return f"typing.Optional[{some[0]}]"
        return "typing.Union[" + ", ".join([_type_repr(arg) for arg in args]) + "]"

    def __hash__(self):
        return hash(frozenset(self.__args__))

    def __instancecheck__(self, obj):
        return self.__subclasscheck__(type(obj))

    def __subclasscheck__(self, cls):
        for arg in self.__args__:
            if issubclass(cls, arg):
                return True
        return False


class _LiteralGenericAlias(_GenericAlias):
    def __eq__(self, other):
        if not isinstance(other, _LiteralGenericAlias):
            return NotImplemented
        return {(type(value), value) for value in self.__args__} == {(type(value), value) for value in other.__args__}

    def __hash__(self):
        return hash(frozenset([(type(value), value) for value in self.__args__]))

    def __repr__(self):
        return f"typing.Literal[{', '.join([_type_repr(value) for value in self.__args__]) or '()'}]"


class _CallableGenericAlias(_GenericAlias):
    __iter__ = None

    def copy_with(self, args):
        return _CallableGenericAlias(self.__origin__, args, name=self._name, inst=self._inst)

    def __repr__(self):
        args = self.__args__
        if len(args) == 2 and (args[0] is ... or isinstance(args[0], (ParamSpec, _ConcatenateGenericAlias))):
            return f"typing.Callable[{_type_repr(args[0])}, {_type_repr(args[1])}]"
        return f"typing.Callable[[{', '.join([_type_repr(arg) for arg in args[:-1]])}], {_type_repr(args[-1])}]"


class _AnnotatedAlias(_GenericAlias):
    __iter__ = None

    def __init__(self, origin, metadata):
        if isinstance(origin, _AnnotatedAlias):
            metadata = origin.__metadata__ + metadata
            origin = origin.__origin__
        super().__init__(origin, (origin,))
        self.__metadata__ = metadata

    def copy_with(self, params):
        return _AnnotatedAlias(params[0], self.__metadata__)

    def __repr__(self):
        return f"typing.Annotated[{_type_repr(self.__origin__)}, {', '.join([repr(item) for item in self.__metadata__])}]"

    def __eq__(self, other):
        if not isinstance(other, _AnnotatedAlias):
            return NotImplemented
        return self.__origin__ == other.__origin__ and self.__metadata__ == other.__metadata__

    def __hash__(self):
        return hash((self.__origin__, self.__metadata__))

    def __getattr__(self, attr):
        if attr in ("__name__", "__qualname__"):
            return "Annotated"
        return super().__getattr__(attr)

    def __mro_entries__(self, bases):
        return (self.__origin__,)


class Annotated:
    """A type with metadata."""
    __slots__ = ()

    def __new__(cls, *args, **kwargs):
        raise TypeError("Type Annotated cannot be instantiated.")

    @_once
    def __class_getitem__(cls, params):
        if not isinstance(params, tuple) or len(params) < 2:
            raise TypeError("Annotated[...] should be used with at least two arguments (a type and an annotation).")
        if getattr(params[0], "__typing_is_unpacked_typevartuple__", False) and not isinstance(params[0], type):
            raise TypeError("Annotated[...] should not be used with an unpacked TypeVarTuple")
        origin = _type_check(params[0], "Annotated[t, ...]: t must be a type.", allow_special_forms=True)
        return _AnnotatedAlias(origin, tuple(params[1:]))

    def __init_subclass__(cls, *args, **kwargs):
        raise TypeError(f"Cannot subclass {cls.__module__}.Annotated")


class _SpecialGenericAlias(_GenericAlias):
    """A form that is not subscripted yet: `typing.List`."""
    __iter__ = None

    def __init__(self, origin, nparams, *, inst=True, name=None):
        self._inst = inst
        self._name = name or origin.__name__
        self.__origin__ = origin
        self._nparams = nparams
        self.__doc__ = f"A generic version of {origin.__module__}.{origin.__qualname__}."

    @_once
    def __getitem__(self, params):
        if not isinstance(params, tuple):
            params = (params,)
        params = tuple([_type_check(one, "Parameters to generic types must be types.") for one in params])
        _check_generic(self, params, self._nparams)
        return _GenericAlias(self.__origin__, params, name=self._name, inst=self._inst)

    def __repr__(self):
        return "typing." + self._name

    def __reduce__(self):
        return self._name

    def __eq__(self, other):
        return self is other

    def __hash__(self):
        return hash(("typing", self._name))

    def __call__(self, *args, **kwargs):
        if not self._inst:
            raise TypeError(f"Type {self._name} cannot be instantiated; use {self.__origin__.__name__}() instead")
        return self.__origin__(*args, **kwargs)

    def __instancecheck__(self, obj):
        return self.__subclasscheck__(type(obj))

    def __subclasscheck__(self, cls):
        if isinstance(cls, _GenericAlias):
            if not isinstance(cls, _SpecialGenericAlias):
                raise TypeError("Subscripted generics cannot be used with class and instance checks")
            cls = cls.__origin__
        return issubclass(cls, self.__origin__)

    def __mro_entries__(self, bases):
        found = [self.__origin__] if self.__origin__ not in bases else []
        at = bases.index(self)
        if not any([isinstance(base, _GenericAlias) and base is not self or base is Generic or isinstance(base, type) and issubclass(base, Generic) for base in bases[at + 1 :]]):
            found.append(Generic)
        return tuple(found)


class _CallableType(_SpecialGenericAlias):
    def __getitem__(self, params):
        if not isinstance(params, tuple) or len(params) != 2:
            raise TypeError("Callable must be used as Callable[[arg, ...], result].")
        args, result = params
        result = _type_check(result, "Callable[args, result]: result must be a type.")
        if args is ... or isinstance(args, (ParamSpec, _ConcatenateGenericAlias)):
            return _CallableGenericAlias(self.__origin__, (args, result), name=self._name, inst=self._inst)
        if not isinstance(args, (list, tuple)):
            args = (args,)
        message = "Callable[[arg, ...], result]: each arg must be a type."
        return _CallableGenericAlias(self.__origin__, (*[_type_convert(one) for one in args], result), name=self._name, inst=self._inst)


class _TupleType(_SpecialGenericAlias):
    @_once
    def __getitem__(self, params):
        if not isinstance(params, tuple):
            params = (params,)
        if len(params) >= 2 and params[-1] is ...:
            message = "Tuple[t, ...]: t must be a type."
            return _GenericAlias(tuple, (*[_type_check(one, message) for one in params[:-1]], ...), inst=False, name="Tuple")
        message = "Tuple[t0, t1, ...]: each t must be a type."
        return _GenericAlias(tuple, tuple([_type_check(one, message) for one in params]), inst=False, name="Tuple")


class Generic:
    """Base of classes with type parameters."""
    __slots__ = ()
    _is_protocol = False

    @classmethod
    @_once
    def __class_getitem__(cls, params):
        if not isinstance(params, tuple):
            params = (params,)
        params = tuple([_type_convert(one) for one in params])
        if cls is Generic or cls is Protocol:
            if not params:
                raise TypeError(f"Parameter list to {cls.__qualname__}[...] cannot be empty")
            for one in params:
                if not isinstance(one, (TypeVar, ParamSpec, _UnpackGenericAlias)):
                    raise TypeError(f"Parameters to {cls.__name__}[...] must all be type variables or parameter specification variables.")
            if len(set(params)) != len(params):
                raise TypeError(f"Parameters to {cls.__name__}[...] must all be unique")
            return _GenericAlias(cls, params)
        for one in cls.__parameters__:
            prepare = getattr(one, "__typing_prepare_subst__", None)
            if prepare is not None:
                params = prepare(cls, params)
        _check_generic(cls, params, len(cls.__parameters__))
        made = []
        for one, arg in zip(cls.__parameters__, params):
            if isinstance(one, TypeVarTuple):
                made.extend(arg)
            else:
                made.append(arg)
        return _GenericAlias(cls, tuple(made))

    def __init_subclass__(cls, *args, **kwargs):
        super().__init_subclass__(*args, **kwargs)
        if "__orig_bases__" in cls.__dict__:
            error = Generic in cls.__orig_bases__
        else:
            error = Generic in cls.__bases__ and cls.__name__ != "Protocol" and type(cls).__name__ != "_TypedDictMeta"
        if error:
            raise TypeError("Cannot inherit from plain Generic")
        found = ()
        if "__orig_bases__" in cls.__dict__:
            found = _parameters_of(cls.__orig_bases__)
            declared = None
            for base in cls.__orig_bases__:
                if isinstance(base, _GenericAlias) and base.__origin__ is Generic:
                    if declared is not None:
                        raise TypeError("Cannot inherit from Generic[...] multiple types.")
                    declared = base.__parameters__
            if declared is not None:
                missing = [one for one in found if one not in declared]
                if missing:
                    raise TypeError(f"Some type variables ({', '.join([str(one) for one in missing])}) are not listed in Generic[{', '.join([str(one) for one in declared])}]")
                found = declared
        cls.__parameters__ = tuple(found)


def _non_methods(cls):
    return [name for name in _protocol_attributes(cls) if not callable(getattr(cls, name, None))]


def _no_init_or_replace_init(self, *args, **kwargs):
    if type(self)._is_protocol:
        raise TypeError("Protocols cannot be instantiated")


_lenient = []


def _leniently(cls, ask, argument):
    # A protocol that cannot be asked then only remembers what does not belong to it.
    _lenient.append(cls)
    try:
        return ask(argument)
    finally:
        _lenient.pop()


class _ProtocolMeta(_ABCMeta):
    def __instancecheck__(cls, instance):
        if getattr(cls, "_is_protocol", False) and not getattr(cls, "_is_runtime_protocol", False):
            if cls is not Protocol:
                raise TypeError("Instance and class checks can only be used with @runtime_checkable protocols")
        if (not getattr(cls, "_is_protocol", False) or not _non_methods(cls)) and issubclass(instance.__class__, cls):
            return True
        if cls._is_protocol:
            names = _protocol_attributes(cls)
            if all([hasattr(instance, name) and (not callable(getattr(cls, name, None)) or getattr(instance, name) is not None) for name in names]):
                return True
        return _leniently(cls, super().__instancecheck__, instance)

    def _asked_for_another(cls, subclass):
        return _leniently(cls, cls.__subclasscheck__, subclass)

    def register(cls, subclass):
        return _leniently(cls, super().register, subclass)

    def __call__(cls, *args, **kwargs):
        if cls.__dict__.get("_is_protocol") and cls is not Protocol and not cls.__abstractmethods__:
            raise TypeError("Protocols cannot be instantiated")
        return super().__call__(*args, **kwargs)


# The classes elsewhere that a protocol may be derived from.
_OF_METHODS = {
    "collections.abc": "Callable Awaitable Iterable Iterator AsyncIterable Hashable Sized Container Collection Reversible".split(),
    "contextlib": ("AbstractContextManager", "AbstractAsyncContextManager"),
}


class Protocol(Generic, metaclass=_ProtocolMeta):
    """Base of classes that say what methods others must have."""
    _is_runtime_protocol, _is_protocol = False, True
    __slots__ = ()

    def __init_subclass__(cls, *args, **kwargs):
        super().__init_subclass__(*args, **kwargs)
        if not cls.__dict__.get("_is_protocol", False):
            cls._is_protocol = Protocol in cls.__bases__

        def hook(other):
            if not cls.__dict__.get("_is_protocol", False):
                return NotImplemented
            is_lenient = any([asked is cls for asked in _lenient])
            if not getattr(cls, "_is_runtime_protocol", False):
                if is_lenient:
                    return NotImplemented
                raise TypeError("Instance and class checks can only be used with @runtime_checkable protocols")
            if _non_methods(cls):
                if is_lenient:
                    return NotImplemented
                raise TypeError("Protocols with non-method members don't support issubclass()")
            if not isinstance(other, type):
                raise TypeError("issubclass() arg 1 must be a class")
            for name in _protocol_attributes(cls):
                for base in other.__mro__:
                    if name in base.__dict__:
                        if base.__dict__[name] is None:
                            return NotImplemented
                        break
                    if isinstance(other, _ProtocolMeta) and name in base.__dict__.get("__annotations__", {}):
                        break
                else:
                    return NotImplemented
            return True

        if "__subclasshook__" not in cls.__dict__:
            cls.__subclasshook__ = staticmethod(hook)
        if not cls._is_protocol:
            return
        for base in cls.__bases__:
            if not (base in (object, Generic) or base.__name__ in _OF_METHODS.get(base.__module__, ()) or issubclass(base, Generic) and getattr(base, "_is_protocol", False)):
                raise TypeError("Protocols can only inherit from other protocols, got %r" % base)


def runtime_checkable(cls):
    """Class decorator: isinstance() then looks for the protocol's methods."""
    if not issubclass(cls, Generic) or not getattr(cls, "_is_protocol", False):
        raise TypeError(f"@runtime_checkable can be only applied to protocol classes, got {cls!r}")
    cls._is_runtime_protocol = True
    return cls


T = TypeVar("T")
KT = TypeVar("KT")
VT = TypeVar("VT")
T_co = TypeVar("T_co", covariant=True)
V_co = TypeVar("V_co", covariant=True)
VT_co = TypeVar("VT_co", covariant=True)
T_contra = TypeVar("T_contra", contravariant=True)
CT_co = TypeVar("CT_co", covariant=True, bound=type)
AnyStr = TypeVar("AnyStr", bytes, str)


_alias = _SpecialGenericAlias
Hashable = _alias(_abc.Hashable, 0)
Awaitable = _alias(_abc.Awaitable, 1)
Coroutine = _alias(_abc.Coroutine, 3)
AsyncIterable = _alias(_abc.AsyncIterable, 1)
AsyncIterator = _alias(_abc.AsyncIterator, 1)
Iterable = _alias(_abc.Iterable, 1)
Iterator = _alias(_abc.Iterator, 1)
Reversible = _alias(_abc.Reversible, 1)
Sized = _alias(_abc.Sized, 0)
Container = _alias(_abc.Container, 1)
Collection = _alias(_abc.Collection, 1)
Callable = _CallableType(_abc.Callable, 2)
AbstractSet = _alias(_abc.Set, 1, name="AbstractSet")
MutableSet = _alias(_abc.MutableSet, 1)
Mapping = _alias(_abc.Mapping, 2)
MutableMapping = _alias(_abc.MutableMapping, 2)
Sequence = _alias(_abc.Sequence, 1)
MutableSequence = _alias(_abc.MutableSequence, 1)
ByteString = _alias(_abc.ByteString, 0)
Tuple = _TupleType(tuple, -1, inst=False, name="Tuple")
List = _alias(list, 1, inst=False, name="List")
Set = _alias(set, 1, inst=False, name="Set")
FrozenSet = _alias(frozenset, 1, inst=False, name="FrozenSet")
MappingView = _alias(_abc.MappingView, 1)
KeysView = _alias(_abc.KeysView, 1)
ItemsView = _alias(_abc.ItemsView, 2)
ValuesView = _alias(_abc.ValuesView, 1)
Dict = _alias(dict, 2, inst=False, name="Dict")
Generator = _alias(_abc.Generator, 3)
AsyncGenerator = _alias(_abc.AsyncGenerator, 2)
Type = _alias(type, 1, inst=False, name="Type")
