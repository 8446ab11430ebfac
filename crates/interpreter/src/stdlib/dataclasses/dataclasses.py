# Classes whose methods follow from their annotated fields. What makes them sets attributes of the guest's classes and compiles
# methods; what copies them asks their values. Fields and annotations are read natively (dataclasses.rs).

__all__ = ["dataclass", "field", "Field", "FrozenInstanceError", "InitVar", "KW_ONLY", "MISSING", "fields", "asdict", "astuple", "make_dataclass", "replace", "is_dataclass"]


class FrozenInstanceError(AttributeError):
    pass


class _HAS_DEFAULT_FACTORY_CLASS:
    def __repr__(self):
        return "<factory>"


_HAS_DEFAULT_FACTORY = _HAS_DEFAULT_FACTORY_CLASS()


class _MISSING_TYPE:
    pass


MISSING = _MISSING_TYPE()


class _KW_ONLY_TYPE:
    pass


KW_ONLY = _KW_ONLY_TYPE()


class _Kind:
    def __init__(self, name):
        self.name = name

    def __repr__(self):
        return self.name


_FIELD, _FIELD_CLASSVAR, _FIELD_INITVAR = _Kind("_FIELD"), _Kind("_FIELD_CLASSVAR"), _Kind("_FIELD_INITVAR")
_EMPTY = type(type.__dict__)({})


class InitVar:
    """Marks a field that is only a parameter of __init__."""
    __slots__ = ("type",)

    def __init__(self, type):
        self.type = type

    def __repr__(self):
        name = self.type.__name__ if isinstance(self.type, type) else repr(self.type)
        return f"dataclasses.InitVar[{name}]"

    def __class_getitem__(cls, type):
        return InitVar(type)


class Field:
    """What a dataclass knows about one of its fields."""
    __slots__ = ("name", "type", "default", "default_factory", "repr", "hash", "init", "compare", "metadata", "kw_only", "_field_type")

    def __init__(self, default, default_factory, init, repr, hash, compare, metadata, kw_only):
        self.name = self.type = None
        self.default = default
        self.default_factory = default_factory
        self.init = init
        self.repr = repr
        self.hash = hash
        self.compare = compare
        self.metadata = _EMPTY if metadata is None else type(_EMPTY)(metadata)
        self.kw_only = kw_only
        self._field_type = None

    def __repr__(self):
        if _repr_enter(self):
            return "..."
        try:
            return (
                f"Field(name={self.name!r},type={self.type!r},default={self.default!r},default_factory={self.default_factory!r},init={self.init!r},repr={self.repr!r},"
                f"hash={self.hash!r},compare={self.compare!r},metadata={self.metadata!r},kw_only={self.kw_only!r},_field_type={self._field_type})"
            )
        finally:
            _repr_leave(self)

    def __set_name__(self, owner, name):
        hook = getattr(type(self.default), "__set_name__", None)
        if hook:
            hook(self.default, owner, name)

    def __class_getitem__(cls, item):
        return _generic_alias(cls, item)


class _DataclassParams:
    __slots__ = ("init", "repr", "eq", "order", "unsafe_hash", "frozen")

    def __init__(self, init, repr, eq, order, unsafe_hash, frozen):
        self.init, self.repr, self.eq, self.order, self.unsafe_hash, self.frozen = init, repr, eq, order, unsafe_hash, frozen

    def __repr__(self):
        return f"_DataclassParams(init={self.init!r},repr={self.repr!r},eq={self.eq!r},order={self.order!r},unsafe_hash={self.unsafe_hash!r},frozen={self.frozen!r})"


def field(*, default=MISSING, default_factory=MISSING, init=True, repr=True, hash=None, compare=True, metadata=None, kw_only=MISSING):
    """Says more about a field than an annotation can."""
    if MISSING is not default and MISSING is not default_factory:
        raise ValueError("cannot specify both default and default_factory")
    return Field(default, default_factory, init, repr, hash, compare, metadata, kw_only)


def _variables_of(module):
    # Those in which a method's annotations are evaluated.
    known = _loaded_module(module)
    if known is not None:
        return known.__dict__
    nearest = _guest_globals()
    return nearest if nearest.get("__name__") == module else {"__name__": module}


def _method(cls, name, parameters, body, names):
    # Written as source so that calls bind, default and complain as any function's would.
    inside = "".join([f"  {line}\n" for line in body])
    source = f"def _make({', '.join(names)}):\n def {name}({', '.join(parameters)}):\n{inside} return {name}"
    space = {}
    exec(source, _variables_of(cls.__module__), space)
    made = space["_make"](**names)
    made.__qualname__ = f"{cls.__qualname__}.{name}"
    return made


def _get_field(cls, name, annotation, kw_only):
    default = getattr(cls, name, MISSING)
    if isinstance(default, Field):
        found = default
    else:
        if type(default).__name__ == "member_descriptor":
            default = MISSING
        found = field(default=default)
    found.name = name
    found.type = annotation
    found._field_type = _FIELD
    if _is_class_var(annotation, cls):
        found._field_type = _FIELD_CLASSVAR
    elif _is_init_var(annotation, cls):
        found._field_type = _FIELD_INITVAR
    if found._field_type in (_FIELD_CLASSVAR, _FIELD_INITVAR) and found.default_factory is not MISSING:
        raise TypeError(f"field {name} cannot have a default factory")
    if found._field_type in (_FIELD, _FIELD_INITVAR):
        if found.kw_only is MISSING:
            found.kw_only = kw_only
    elif found.kw_only is not MISSING:
        raise TypeError(f"field {name} is a ClassVar but specifies kw_only")
    if found._field_type is _FIELD and found.default.__class__.__hash__ is None:
        raise ValueError(f"mutable default {type(found.default)} for field {name} is not allowed: use default_factory")
    return found


def _init_method(cls, wanted, keyword_only, frozen, has_post_init, self_name, slots):
    seen_default = False
    for one in wanted:
        if one.init:
            if not (one.default is MISSING and one.default_factory is MISSING):
                seen_default = True
            elif seen_default:
                raise TypeError(f"non-default argument {one.name!r} follows default argument")
    names = {"_missing": MISSING, "_factory": _HAS_DEFAULT_FACTORY, "_set": object.__setattr__}
    body = []

    def parameter(one):
        text = f"{one.name}: _type_{one.name}"
        if one.default is not MISSING:
            names[f"_default_{one.name}"] = one.default
            text += f" = _default_{one.name}"
        elif one.default_factory is not MISSING:
            text += " = _factory"
        names[f"_type_{one.name}"] = one.type
        return text

    for one in [*wanted, *keyword_only]:
        value = None
        if one.default_factory is not MISSING:
            names[f"_new_{one.name}"] = one.default_factory
            value = f"_new_{one.name}() if {one.name} is _factory else {one.name}" if one.init else f"_new_{one.name}()"
        elif one.init:
            value = one.name
        elif slots and one.default is not MISSING:
            names[f"_default_{one.name}"] = one.default
            value = f"_default_{one.name}"
        if value is None or one._field_type is _FIELD_INITVAR:
            continue
        if frozen:
            body.append(f"_set({self_name}, {one.name!r}, {value})")
        else:
            body.append(f"{self_name}.{one.name} = {value}")
    if has_post_init:
        given = ", ".join([one.name for one in [*wanted, *keyword_only] if one._field_type is _FIELD_INITVAR])
        body.append(f"{self_name}.__post_init__({given})")
    parameters = [self_name, *[parameter(one) for one in wanted if one.init]]
    named = [parameter(one) for one in keyword_only if one.init]
    if named:
        parameters += ["*", *named]
    made = _method(cls, "__init__", parameters, body or ["pass"], names)
    annotations = {one.name: one.type for one in [*wanted, *keyword_only] if one.init}
    annotations["return"] = None
    made.__annotations__ = annotations
    return made


def _repr_method(cls, shown):
    fields = ", ".join([f"{one.name}={{self.{one.name}!r}}" for one in shown])
    body = ["if _enter(self):", " return '...'", "try:", f" return self.__class__.__qualname__ + f'({fields})'", "finally:", " _leave(self)"]
    made = _method(cls, "__repr__", ["self"], body, {"_enter": _repr_enter, "_leave": _repr_leave})
    made.__module__ = cls.__module__
    made._is_generated = True
    return made


def _values(owner, compared):
    return "(" + "".join([f"{owner}.{one.name}," for one in compared]) + ")"


def _compare_method(cls, name, sign, compared):
    body = ["if other.__class__ is self.__class__:", f" return {_values('self', compared)} {sign} {_values('other', compared)}", "return NotImplemented"]
    return _method(cls, name, ["self", "other"], body, {})


def _set_new(cls, name, value):
    if name in cls.__dict__:
        return True
    setattr(cls, name, value)
    return False


def _process(cls, init, repr, eq, order, unsafe_hash, frozen, match_args, kw_only, slots, weakref_slot):
    known = {}
    setattr(cls, "__dataclass_params__", _DataclassParams(init, repr, eq, order, unsafe_hash, frozen))
    any_frozen = has_bases = False
    all_frozen = True
    for base in cls.__mro__[-1:0:-1]:
        inherited = base.__dict__.get("__dataclass_fields__")
        if inherited is not None:
            has_bases = True
            for one in inherited.values():
                known[one.name] = one
            if base.__dataclass_params__.frozen:
                any_frozen = True
            else:
                all_frozen = False
    annotations = cls.__dict__.get("__annotations__", {})
    own = []
    seen_marker = False
    for name, annotation in annotations.items():
        if _is_kw_only(annotation, cls):
            if seen_marker:
                raise TypeError(f"{name!r} is KW_ONLY, but KW_ONLY has already been specified")
            seen_marker = kw_only = True
        else:
            own.append(_get_field(cls, name, annotation, kw_only))
    for one in own:
        known[one.name] = one
        if isinstance(cls.__dict__.get(one.name), Field):
            if one.default is MISSING:
                delattr(cls, one.name)
            else:
                setattr(cls, one.name, one.default)
    for name, value in cls.__dict__.items():
        if isinstance(value, Field) and name not in annotations:
            raise TypeError(f"{name!r} is a field but has no type annotation")
    if has_bases:
        if any_frozen and not frozen:
            raise TypeError("cannot inherit non-frozen dataclass from a frozen one")
        if not any_frozen and frozen:
            raise TypeError("cannot inherit frozen dataclass from a non-frozen one")
    cls.__dataclass_fields__ = known
    own_hash = cls.__dict__.get("__hash__", MISSING)
    has_hash = not (own_hash is MISSING or (own_hash is None and "__eq__" in cls.__dict__))
    if order and not eq:
        raise ValueError("eq must be true if order is true")
    in_init = [one for one in known.values() if one._field_type in (_FIELD, _FIELD_INITVAR)]
    positional = [one for one in in_init if not one.kw_only]
    keyword_only = [one for one in in_init if one.kw_only]
    if init:
        self_name = "__dataclass_self__" if "self" in known else "self"
        _set_new(cls, "__init__", _init_method(cls, positional, keyword_only, frozen, hasattr(cls, "__post_init__"), self_name, slots))
    real = [one for one in known.values() if one._field_type is _FIELD]
    if repr:
        _set_new(cls, "__repr__", _repr_method(cls, [one for one in real if one.repr]))
    compared = [one for one in real if one.compare]
    if eq:
        _set_new(cls, "__eq__", _compare_method(cls, "__eq__", "==", compared))
    if order:
        for name, sign in (("__lt__", "<"), ("__le__", "<="), ("__gt__", ">"), ("__ge__", ">=")):
            if _set_new(cls, name, _compare_method(cls, name, sign, compared)):
                raise TypeError(f"Cannot overwrite attribute {name} in class {cls.__name__}. Consider using functools.total_ordering")
    if frozen:
        _freeze(cls, real)
    if unsafe_hash:
        if has_hash:
            raise TypeError(f"Cannot overwrite attribute __hash__ in class {cls.__name__}")
        _add_hash(cls, real)
    elif eq and frozen:
        if not has_hash:
            _add_hash(cls, real)
    elif eq and not has_hash:
        cls.__hash__ = None
    if not getattr(cls, "__doc__"):
        cls.__doc__ = cls.__name__ + _signature_text(positional, keyword_only)
    if match_args:
        _set_new(cls, "__match_args__", tuple([one.name for one in positional if one.init]))
    if weakref_slot and not slots:
        raise TypeError("weakref_slot is True but slots is False")
    if slots:
        cls = _with_slots(cls, real, frozen, weakref_slot)
    import abc
    abc.update_abstractmethods(cls)
    return cls


def _shown(annotation):
    if isinstance(annotation, type) and type(annotation) is not type(list[int]):
        return annotation.__qualname__ if annotation.__module__ == "builtins" else f"{annotation.__module__}.{annotation.__qualname__}"
    if isinstance(annotation, str):
        return repr(annotation)
    text = repr(annotation)
    return text.replace("typing.", "")


def _signature_text(positional, keyword_only):
    def shown(one):
        text = f"{one.name}: {_shown(one.type)}"
        if one.default is not MISSING:
            text += f" = {one.default!r}"
        elif one.default_factory is not MISSING:
            text += " = <factory>"
        return text

    parts = [shown(one) for one in positional if one.init]
    named = [shown(one) for one in keyword_only if one.init]
    if named:
        parts += ["*", *named]
    return "(" + ", ".join(parts) + ")"


def _freeze(cls, real):
    names = [one.name for one in real]

    def __setattr__(self, name, value):
        if type(self) is cls or name in names:
            raise FrozenInstanceError(f"cannot assign to field {name!r}")
        super(cls, self).__setattr__(name, value)

    def __delattr__(self, name):
        if type(self) is cls or name in names:
            raise FrozenInstanceError(f"cannot delete field {name!r}")
        super(cls, self).__delattr__(name)

    for method in (__setattr__, __delattr__):
        method.__qualname__ = f"{cls.__qualname__}.{method.__name__}"
        if _set_new(cls, method.__name__, method):
            raise TypeError(f"Cannot overwrite attribute {method.__name__} in class {cls.__name__}")


def _add_hash(cls, real):
    hashed = [one for one in real if (one.compare if one.hash is None else one.hash)]
    cls.__hash__ = _method(cls, "__hash__", ["self"], [f"return hash({_values('self', hashed)})"], {})


def _dataclass_getstate(self):
    return [getattr(self, one.name) for one in fields(self)]


def _dataclass_setstate(self, state):
    for one, value in zip(fields(self), state):
        object.__setattr__(self, one.name, value)


def _with_slots(cls, real, frozen, weakref_slot):
    if "__slots__" in cls.__dict__:
        raise TypeError(f"{cls.__name__} already specifies __slots__")
    body = dict(cls.__dict__)
    inherited = set()
    for base in cls.__mro__[1:-1]:
        slots = base.__dict__.get("__slots__", ())
        if hasattr(slots, "__next__"):
            raise TypeError(f"Slots of '{base.__name__}' cannot be determined")
        inherited.update([slots] if isinstance(slots, str) else slots)
    names = tuple([one.name for one in real])
    if weakref_slot:
        names = [*names, "__weakref__"]
    body["__slots__"] = tuple([name for name in names if name not in inherited])
    for name in names:
        body.pop(name, None)
    body.pop("__dict__", None)
    body.pop("__weakref__", None)
    body["__qualname__"] = cls.__qualname__
    # What refers to the class itself (`super()`, the methods of a frozen class) goes on to mean the old one, as in CPython 3.11.
    made = type(cls)(cls.__name__, cls.__bases__, body)
    if frozen:
        # The ordinary way to restore slots would assign to them.
        if "__getstate__" not in body:
            made.__getstate__ = _dataclass_getstate
        if "__setstate__" not in body:
            made.__setstate__ = _dataclass_setstate
    return made


def dataclass(cls=None, /, *, init=True, repr=True, eq=True, order=False, unsafe_hash=False, frozen=False, match_args=True, kw_only=False, slots=False, weakref_slot=False):
    """Class decorator: adds methods that follow from the annotated fields."""
    options = (init, repr, eq, order, unsafe_hash, frozen, match_args, kw_only, slots, weakref_slot)
    return _process(cls, *options) if cls is not None else lambda cls: _process(cls, *options)


def _as_dict(obj, dict_factory):
    if _is_instance(obj):
        return dict_factory([(one.name, _as_dict(getattr(obj, one.name), dict_factory)) for one in fields(obj)])
    if isinstance(obj, tuple) and hasattr(obj, "_fields"):
        return type(obj)(*[_as_dict(item, dict_factory) for item in obj])
    if isinstance(obj, (list, tuple)):
        return type(obj)([_as_dict(item, dict_factory) for item in obj])
    if isinstance(obj, dict):
        pairs = [(_as_dict(key, dict_factory), _as_dict(value, dict_factory)) for key, value in obj.items()]
        return type(obj)(pairs)
    import copy
    return copy.deepcopy(obj)


def _as_tuple(obj, tuple_factory):
    if _is_instance(obj):
        return tuple_factory([_as_tuple(getattr(obj, one.name), tuple_factory) for one in fields(obj)])
    if isinstance(obj, tuple) and hasattr(obj, "_fields"):
        return type(obj)(*[_as_tuple(item, tuple_factory) for item in obj])
    if isinstance(obj, (list, tuple)):
        return type(obj)([_as_tuple(item, tuple_factory) for item in obj])
    if isinstance(obj, dict):
        return type(obj)([(_as_tuple(key, tuple_factory), _as_tuple(value, tuple_factory)) for key, value in obj.items()])
    import copy
    return copy.deepcopy(obj)


def make_dataclass(cls_name, fields, *, bases=(), namespace=None, init=True, repr=True, eq=True, order=False, unsafe_hash=False, frozen=False, match_args=True, kw_only=False, slots=False, weakref_slot=False):
    """Makes a dataclass from names, types and defaults."""
    import keyword
    body = {} if namespace is None else dict(namespace)
    annotations = {}
    defaults = {}
    for item in fields:
        if isinstance(item, str):
            name, kind = item, "typing.Any"
        elif len(item) == 2:
            name, kind = item
        elif len(item) == 3:
            name, kind, defaults[name] = item[0], item[1], item[2]
        else:
            raise TypeError(f"Invalid field: {item!r}")
        if not isinstance(name, str) or not name.isidentifier():
            raise TypeError(f"Field names must be valid identifiers: {name!r}")
        if keyword.iskeyword(name):
            raise TypeError(f"Field names must not be keywords: {name!r}")
        if name in annotations:
            raise TypeError(f"Field name duplicated: {name!r}")
        annotations[name] = kind
    import types
    space = {**body, **defaults, "__annotations__": annotations}
    cls = types.new_class(cls_name, bases, {}, lambda ns: ns.update(space))
    return _process(cls, init, repr, eq, order, unsafe_hash, frozen, match_args, kw_only, slots, weakref_slot)


def replace(obj, /, **changes):
    """A copy of an instance with some fields changed."""
    if not _is_instance(obj):
        raise TypeError("replace() should be called on dataclass instances")
    for one in obj.__dataclass_fields__.values():
        if one._field_type is _FIELD_CLASSVAR:
            continue
        if not one.init:
            if one.name in changes:
                raise ValueError(f"field {one.name} is declared with init=False, it cannot be specified with replace()")
            continue
        if one.name not in changes:
            if one._field_type is _FIELD_INITVAR and one.default is MISSING:
                raise ValueError(f"InitVar {one.name!r} must be specified with replace()")
            changes[one.name] = getattr(obj, one.name)
    return obj.__class__(**changes)
