# Looking at live objects: signatures, members, frames, and what must ask the guest's objects. Kinds, source texts and
# documentation are native (inspect/mod.rs).

import types as _types
from collections import OrderedDict as _OrderedDict, namedtuple as _namedtuple
from enum import IntEnum as _IntEnum
from keyword import iskeyword as _iskeyword

CO_OPTIMIZED, CO_NEWLOCALS, CO_VARARGS, CO_VARKEYWORDS, CO_NESTED, CO_GENERATOR, CO_NOFREE, CO_COROUTINE, CO_ITERABLE_COROUTINE, CO_ASYNC_GENERATOR = 1, 2, 4, 8, 16, 32, 64, 128, 256, 512
GEN_CREATED, GEN_RUNNING, GEN_SUSPENDED, GEN_CLOSED = "GEN_CREATED", "GEN_RUNNING", "GEN_SUSPENDED", "GEN_CLOSED"
CORO_CREATED, CORO_RUNNING, CORO_SUSPENDED, CORO_CLOSED = "CORO_CREATED", "CORO_RUNNING", "CORO_SUSPENDED", "CORO_CLOSED"


def getmembers(object, predicate=None):
    """Names and values of all members, sorted."""
    return _members(object, predicate, getattr)


def getmembers_static(object, predicate=None):
    """As getmembers(), without running a descriptor or a hook."""
    return _members(object, predicate, getattr_static)


def _members(object, predicate, get):
    names, classes = dir(object), ()
    if isclass(object):
        # What only instances show, dir() of a class need not say.
        import enum
        kinds = (_types.DynamicClassAttribute, enum.property)
        classes = object.__mro__
        names.extend([name for base in object.__bases__ for name, value in base.__dict__.items() if isinstance(value, kinds)])
    found, seen = [], set()
    for name in names:
        try:
            value = get(object, name)
            if name in seen:
                raise AttributeError(name)
        except AttributeError:
            for base in classes:
                if name in base.__dict__:
                    value = base.__dict__[name]
                    break
            else:
                continue
        seen.add(name)
        if predicate is None or predicate(value):
            found.append((name, value))
    found.sort(key=lambda pair: pair[0])
    return found


Attribute = _namedtuple("Attribute", "name kind defining_class object", module="inspect")


def _unwrap(func, stop):
    seen = {id(func)}
    inner = func
    while hasattr(inner, "__wrapped__") and (stop is None or not stop(inner)):
        inner = inner.__wrapped__
        if id(inner) in seen:
            raise ValueError(f"wrapper loop when unwrapping {func!r}")
        seen.add(id(inner))
    return inner


# ---- signatures


class _empty:
    """Marks what is not given."""


class _void:
    pass


class _ParameterKind(_IntEnum):
    POSITIONAL_ONLY = 0
    POSITIONAL_OR_KEYWORD = 1
    VAR_POSITIONAL = 2
    KEYWORD_ONLY = 3
    VAR_KEYWORD = 4

    def __str__(self):
        return self._name_

    @property
    def description(self):
        return ("positional-only", "positional or keyword", "variadic positional", "keyword-only", "variadic keyword")[self]


_POSITIONAL_ONLY, _POSITIONAL_OR_KEYWORD, _VAR_POSITIONAL, _KEYWORD_ONLY, _VAR_KEYWORD = _ParameterKind


def _format_typing(annotation):
    return repr(annotation).replace("typing.", "")


def _format_slowly(annotation):
    if getattr(annotation, "__module__", None) == "typing":
        return _format_typing(annotation)
    return repr(annotation)


class Parameter:
    """One parameter of a function."""
    __slots__ = ("_name", "_kind", "_default", "_annotation")
    POSITIONAL_ONLY, POSITIONAL_OR_KEYWORD, VAR_POSITIONAL, KEYWORD_ONLY, VAR_KEYWORD = _ParameterKind
    empty = _empty

    def __init__(self, name, kind, *, default=_empty, annotation=_empty):
        try:
            self._kind = _ParameterKind(kind)
        except ValueError:
            raise ValueError(f"value {kind!r} is not a valid Parameter.kind") from None
        if default is not _empty and self._kind in (_VAR_POSITIONAL, _VAR_KEYWORD):
            raise ValueError(f"{self._kind.description} parameters cannot have default values")
        if name is _empty:
            raise ValueError("name is a required attribute for Parameter")
        if not isinstance(name, str):
            raise TypeError(f"name must be a str, not a {type(name).__name__}")
        if not name.isidentifier() or self._kind != _POSITIONAL_ONLY and _iskeyword(name):
            raise ValueError(f"{name!r} is not a valid parameter name")
        self._name, self._default, self._annotation = name, default, annotation

    name = property(lambda self: self._name)
    kind = property(lambda self: self._kind)
    default = property(lambda self: self._default)
    annotation = property(lambda self: self._annotation)

    def replace(self, *, name=_void, kind=_void, annotation=_void, default=_void):
        return type(self)(
            self._name if name is _void else name,
            self._kind if kind is _void else kind,
            default=self._default if default is _void else default,
            annotation=self._annotation if annotation is _void else annotation,
        )

    def __str__(self):
        text = self._name
        if self._annotation is not _empty:
            text += f": {formatannotation(self._annotation)}"
        if self._default is not _empty:
            text += (" = " if self._annotation is not _empty else "=") + repr(self._default)
        if self._kind == _VAR_POSITIONAL:
            return "*" + text
        return "**" + text if self._kind == _VAR_KEYWORD else text

    def __repr__(self):
        return f'<{self.__class__.__name__} "{self}">'

    def __hash__(self):
        return hash((self._name, self._kind, self._annotation, self._default))

    def __eq__(self, other):
        if not isinstance(other, Parameter):
            return NotImplemented
        return self._name == other._name and self._kind == other._kind and self._default == other._default and self._annotation == other._annotation


class BoundArguments:
    """Arguments as a signature takes them."""
    __slots__ = ("arguments", "_signature")

    def __init__(self, signature, arguments):
        self.arguments, self._signature = arguments, signature

    signature = property(lambda self: self._signature)

    @property
    def args(self):
        found = []
        for name, parameter in self._signature.parameters.items():
            if parameter.kind in (_VAR_KEYWORD, _KEYWORD_ONLY) or name not in self.arguments:
                break
            if parameter.kind == _VAR_POSITIONAL:
                found.extend(self.arguments[name])
            else:
                found.append(self.arguments[name])
        return tuple(found)

    @property
    def kwargs(self):
        found = {}
        started = False
        for name, parameter in self._signature.parameters.items():
            if not started:
                if parameter.kind in (_VAR_KEYWORD, _KEYWORD_ONLY):
                    started = True
                elif name not in self.arguments:
                    started = True
                    continue
            if not started or name not in self.arguments:
                continue
            if parameter.kind == _VAR_KEYWORD:
                found.update(self.arguments[name])
            else:
                found[name] = self.arguments[name]
        return found

    def apply_defaults(self):
        made = {}
        for name, parameter in self._signature.parameters.items():
            if name in self.arguments:
                made[name] = self.arguments[name]
            elif parameter.default is not _empty:
                made[name] = parameter.default
            elif parameter.kind == _VAR_POSITIONAL:
                made[name] = ()
            elif parameter.kind == _VAR_KEYWORD:
                made[name] = {}
        self.arguments = made

    def __eq__(self, other):
        if not isinstance(other, BoundArguments):
            return NotImplemented
        return self.signature == other.signature and self.arguments == other.arguments

    def __repr__(self):
        return "<BoundArguments (" + ", ".join([f"{name}={value!r}" for name, value in self.arguments.items()]) + ")>"


class Signature:
    """The parameters of a function and what it returns."""
    __slots__ = ("_parameters", "_return_annotation")
    empty = _empty

    def __init__(self, parameters=None, *, return_annotation=_empty, __validate_parameters__=True):
        known = {}
        top = _POSITIONAL_ONLY
        seen_default = False
        for parameter in () if parameters is None else parameters:
            if parameter.kind < top:
                raise ValueError(f"wrong parameter order: {top.description} parameter before {parameter.kind.description} parameter")
            if parameter.kind > top:
                top = parameter.kind
            if parameter.kind in (_POSITIONAL_ONLY, _POSITIONAL_OR_KEYWORD):
                if parameter.default is not _empty:
                    seen_default = True
                elif seen_default:
                    raise ValueError("non-default argument follows default argument")
            if parameter.name in known:
                raise ValueError(f"duplicate parameter name: {parameter.name!r}")
            known[parameter.name] = parameter
        self._parameters = _types.MappingProxyType(_OrderedDict(known))
        self._return_annotation = return_annotation

    parameters = property(lambda self: self._parameters)
    return_annotation = property(lambda self: self._return_annotation)

    @classmethod
    def from_callable(cls, obj, *, follow_wrapped=True, globals=None, locals=None, eval_str=False):
        found = signature(obj, follow_wrapped=follow_wrapped, globals=globals, locals=locals, eval_str=eval_str)
        return found if cls is type(found) else cls(found.parameters.values(), return_annotation=found.return_annotation)

    def replace(self, *, parameters=_void, return_annotation=_void):
        return type(self)(self.parameters.values() if parameters is _void else parameters, return_annotation=self._return_annotation if return_annotation is _void else return_annotation)

    def __eq__(self, other):
        if not isinstance(other, Signature):
            return NotImplemented
        positional = [one for one in self.parameters.values() if one.kind != _KEYWORD_ONLY]
        others = [one for one in other.parameters.values() if one.kind != _KEYWORD_ONLY]
        named = {one.name: one for one in self.parameters.values() if one.kind == _KEYWORD_ONLY}
        other_named = {one.name: one for one in other.parameters.values() if one.kind == _KEYWORD_ONLY}
        return positional == others and named == other_named and self.return_annotation == other.return_annotation

    def __hash__(self):
        # In which order those by name alone stand does not matter.
        named = frozenset([one for one in self.parameters.values() if one.kind == _KEYWORD_ONLY])
        return hash((tuple([one for one in self.parameters.values() if one.kind != _KEYWORD_ONLY]), named, self.return_annotation))

    def _bind(self, args, kwargs, partial):
        arguments = {}
        left = [*args]
        todo = [*self.parameters.values()]
        only_named = []
        while todo:
            parameter = todo[0]
            if parameter.kind in (_KEYWORD_ONLY, _VAR_KEYWORD):
                break
            todo.pop(0)
            if parameter.kind == _VAR_POSITIONAL:
                arguments[parameter.name] = tuple(left)
                left = []
                if not arguments[parameter.name]:
                    del arguments[parameter.name]
                continue
            if left:
                if parameter.name in kwargs and parameter.kind != _POSITIONAL_ONLY:
                    raise TypeError(f"multiple values for argument {parameter.name!r}")
                arguments[parameter.name] = left.pop(0)
                continue
            if parameter.name in kwargs:
                if parameter.kind == _POSITIONAL_ONLY:
                    raise TypeError(f"{parameter.name!r} parameter is positional only, but was passed as a keyword")
                only_named.append(parameter)
                continue
            if parameter.default is _empty and not partial:
                raise TypeError(f"missing a required argument: {parameter.name!r}")
            only_named.append(parameter)
        if left:
            raise TypeError("too many positional arguments")
        var_keywords = None
        for parameter in [*only_named, *todo]:
            if parameter.kind == _VAR_KEYWORD:
                var_keywords = parameter
                continue
            if parameter.kind == _VAR_POSITIONAL:
                continue
            if parameter.name in kwargs and parameter.kind != _POSITIONAL_ONLY:
                arguments[parameter.name] = kwargs.pop(parameter.name)
            elif not partial and parameter.default is _empty:
                raise TypeError(f"missing a required argument: {parameter.name!r}")
        if kwargs:
            if var_keywords is None:
                raise TypeError(f"got an unexpected keyword argument {next(iter(kwargs))!r}")
            arguments[var_keywords.name] = kwargs
        ordered = {name: arguments[name] for name in self.parameters if name in arguments}
        return BoundArguments(self, ordered)

    def bind(self, /, *args, **kwargs):
        """Arguments as a call would take them."""
        return self._bind(args, kwargs, False)

    def bind_partial(self, /, *args, **kwargs):
        """As bind(), but arguments may be missing."""
        return self._bind(args, kwargs, True)

    def __str__(self):
        parts = []
        slash_due = False
        star_due = True
        for parameter in self.parameters.values():
            if parameter.kind == _POSITIONAL_ONLY:
                slash_due = True
            elif slash_due:
                parts.append("/")
                slash_due = False
            if parameter.kind == _VAR_POSITIONAL:
                star_due = False
            elif parameter.kind == _KEYWORD_ONLY and star_due:
                parts.append("*")
                star_due = False
            parts.append(str(parameter))
        if slash_due:
            parts.append("/")
        text = "(" + ", ".join(parts) + ")"
        if self.return_annotation is not _empty:
            text += f" -> {formatannotation(self.return_annotation)}"
        return text

    def __repr__(self):
        return f"<{self.__class__.__name__} {self}>"


# What CPython's natives do not tell: of these functions it has no signature, and of these types it has one.
_UNTOLD = {
    "builtins": "breakpoint dir getattr iter max min next vars", "int": "conjugate", "list": "__getitem__", "range": "count index",
    "str": "count endswith find format format_map index rfind rindex startswith", "slice": "indices", "property": "deleter getter setter",
    "bytes": "capitalize count endswith find index isalnum isalpha isascii isdigit islower isspace istitle isupper lower rfind rindex startswith swapcase title upper",
    "dict": "__getitem__ clear copy items keys update values", "math": "hypot log", "functools": "cmp_to_key reduce",
    "frozenset": "__contains__ copy difference intersection isdisjoint issubset issuperset symmetric_difference union",
    "codecs": "backslashreplace_errors ignore_errors namereplace_errors replace_errors strict_errors xmlcharrefreplace_errors",
    "set": "add clear difference_update discard intersection_update pop remove symmetric_difference_update update",
    "time": "asctime clock_getres clock_gettime clock_gettime_ns clock_settime clock_settime_ns ctime get_clock_info gmtime localtime mktime monotonic monotonic_ns perf_counter perf_counter_ns process_time process_time_ns pthread_getcpuclockid sleep strftime strptime thread_time thread_time_ns time time_ns tzset",
}
_UNTOLD["bytearray"] = _UNTOLD["bytes"]
_UNTOLD["set"] += " " + _UNTOLD["frozenset"]
_UNREADABLE = "builtins.anext str.maketrans bytes.hex bytearray.hex memoryview.hex memoryview.cast dict.pop"
_TOLD = {
    "builtins.complex": "real=0, imag=0", "builtins.enumerate": "iterable, start=0", "builtins.float": "x=0, /", "builtins.list": "iterable=(), /",
    "builtins.tuple": "iterable=(), /", "builtins.memoryview": "object", "builtins.property": "fget=None, fset=None, fdel=None, doc=None",
    "builtins.reversed": "sequence, /", "builtins.object": "", "itertools.accumulate": "iterable, func=None, *, initial=None",
    "itertools.combinations": "iterable, r", "itertools.combinations_with_replacement": "iterable, r", "itertools.compress": "data, selectors",
    "itertools.count": "start=0, step=1", "itertools.cycle": "iterable, /", "itertools.dropwhile": "predicate, iterable, /",
    "itertools.filterfalse": "function, iterable, /", "itertools.groupby": "iterable, key=None", "itertools.pairwise": "iterable, /",
    "itertools.permutations": "iterable, r=None", "itertools.starmap": "function, iterable, /", "itertools.takewhile": "predicate, iterable, /",
    "re.Match": "", "re.Pattern": "", "decimal.Decimal": "value='0', context=None", "time.struct_time": "iterable=(), /", "random.Random": "x=None",
    "fractions.Fraction": "numerator=0, denominator=None, *, _normalize=True", "_io.StringIO": "initial_value='', newline='\\n'",
    "_io.BytesIO": "initial_bytes=b''", "_io.FileIO": "file, mode='r', closefd=True, opener=None", "_io.BufferedReader": "raw, buffer_size=8192",
    "_io.BufferedWriter": "raw, buffer_size=8192", "_io.BufferedRandom": "raw, buffer_size=8192", "_io.BufferedRWPair": "reader, writer, buffer_size=8192, /",
    "_io.TextIOWrapper": "buffer, encoding=None, errors=None, newline=None, line_buffering=False, write_through=False",
    "_asyncio.Future": "*, loop=None", "_asyncio.Task": "coro, *, loop=None, name=None, context=None", "_queue.SimpleQueue": "",
    "decimal.Context": "prec=None, rounding=None, Emin=None, Emax=None, capitals=None, clamp=None, flags=None, traps=None",
    "weakref.ProxyType": "", "weakref.CallableProxyType": "",
}


def _of_text(text):
    # Annotations of a tool may name what only the host knows: they stay texts.
    for head in ("", "from __future__ import annotations\n"):
        space = {}
        try:
            exec(f"{head}def made({text}): pass", space)
        except NameError:
            continue
        except SyntaxError:
            return None
        return _of_function(space["made"])
    return None


def _of_native(obj):
    owner, _, name = obj.__qualname__.rpartition(".") if hasattr(obj, "__qualname__") else ("", "", "")
    owner = owner or getattr(obj, "__module__", None) or "builtins"
    if name in _UNTOLD.get(owner, "").split():
        raise ValueError(f"no signature found for builtin {obj!r}")
    if f"{owner}.{name}" in _UNREADABLE.split():
        raise ValueError(f"{obj!r} builtin has invalid signature")
    text = _native_signature(obj)
    if text is not None and name == "__new__":
        text = "*args, **kwargs"
    elif text is not None and name == "__init__":
        text = "self, /, *args, **kwargs"
    return None if text is None else _of_text(text)


def _without_first(found):
    parameters = [*found.parameters.values()]
    if not parameters or parameters[0].kind in (_VAR_KEYWORD, _KEYWORD_ONLY):
        raise ValueError("invalid method signature")
    if parameters[0].kind != _VAR_POSITIONAL:
        parameters = parameters[1:]
    return found.replace(parameters=parameters)


def _of_method(function, found):
    # What CPython has in C takes its object by position.
    import sys
    name, _, rest = function.__qualname__.partition(".")
    parameters = [*found.parameters.values()]
    if not rest or not parameters or parameters[0].name != "self":
        return found
    owner = getattr(sys.modules.get(function.__module__), name, None)
    if not isclass(owner) or not _is_native_class(owner):
        return found
    return found.replace(parameters=[parameters[0].replace(kind=_POSITIONAL_ONLY), *parameters[1:]])


def signature(obj, *, follow_wrapped=True, globals=None, locals=None, eval_str=False):
    """The signature of something that can be called."""
    if not callable(obj):
        raise TypeError(f"{obj!r} is not a callable object")
    if ismethod(obj):
        return _without_first(signature(obj.__func__, follow_wrapped=follow_wrapped, globals=globals, locals=locals, eval_str=eval_str))
    if follow_wrapped and not isclass(obj):
        inner = unwrap(obj, stop=lambda f: hasattr(f, "__signature__"))
        if inner is not obj:
            return signature(inner, globals=globals, locals=locals, eval_str=eval_str)
    given = getattr(obj, "__signature__", None)
    if given is not None:
        if not isinstance(given, Signature):
            raise TypeError(f"unexpected object {given!r} in __signature__ attribute")
        return given
    found = _of_function(obj)
    if found is not None:
        if eval_str:
            hints = get_annotations(obj, globals=globals, locals=locals, eval_str=True)
            found = found.replace(parameters=[one.replace(annotation=hints.get(one.name, one.annotation)) for one in found.parameters.values()], return_annotation=hints.get("return", found.return_annotation))
        return _of_method(obj, found)
    if type(obj).__name__ == "partial" and hasattr(obj, "func"):
        return _of_partial(obj)
    if isclass(obj):
        call = getattr(type(obj), "__call__", None)
        if isfunction(call) and type(obj) is not type and type(obj).__module__ not in ("enum", "typing", "abc"):
            return _without_first(signature(call))
        if type(obj).__module__ == "enum":
            return _of_text("value, names=None, *, module=None, qualname=None, type=None, start=1, boundary=None")
        for base in obj.__mro__:
            told = _TOLD.get(f"{base.__module__}.{base.__qualname__}")
            if told is not None and base is not object:
                return _of_text(told)
            if _is_native_class(base):
                if base is object:
                    return Signature()
                raise ValueError(f"no signature found for builtin {obj!r}" if obj is type else f"no signature found for builtin type {obj!r}")
            if "__new__" in base.__dict__ and base is not object and isfunction(getattr(base.__dict__["__new__"], "__func__", base.__dict__["__new__"])):
                return _without_first(signature(obj.__new__))
            if "__init__" in base.__dict__ and base is not object and isfunction(base.__dict__["__init__"]):
                return _without_first(signature(obj.__init__))
        return Signature()
    found = _of_native(obj)
    if found is not None:
        return found
    call = type(obj).__call__
    if not hasattr(call, "__objclass__") and not isbuiltin(call):
        return _without_first(signature(call))
    if isinstance(obj, _types.GenericAlias):
        raise ValueError(f"callable {obj!r} is not supported by signature")
    raise ValueError(f"no signature found for builtin {obj!r}")


def _of_partial(obj):
    found = signature(obj.func)
    try:
        found.bind_partial(*obj.args, **obj.keywords)
    except TypeError as error:
        raise ValueError(f"partial object {obj!r} has incorrect arguments") from error
    parameters = [*found.parameters.values()]
    left = len(obj.args)
    made = []
    named_from = False
    for parameter in parameters:
        if left and parameter.kind in (_POSITIONAL_ONLY, _POSITIONAL_OR_KEYWORD):
            left -= 1
            continue
        if parameter.name in obj.keywords and parameter.kind in (_POSITIONAL_OR_KEYWORD, _KEYWORD_ONLY):
            made.append(parameter.replace(kind=_KEYWORD_ONLY, default=obj.keywords[parameter.name]))
            named_from = True
            continue
        if named_from and parameter.kind == _POSITIONAL_OR_KEYWORD:
            parameter = parameter.replace(kind=_KEYWORD_ONLY)
        if parameter.kind == _VAR_POSITIONAL and named_from:
            continue
        made.append(parameter)
    return found.replace(parameters=made)


FullArgSpec = _namedtuple("FullArgSpec", "args, varargs, varkw, defaults, kwonlyargs, kwonlydefaults, annotations", module="inspect")
ArgInfo = _namedtuple("ArgInfo", "args varargs keywords locals", module="inspect")
ClosureVars = _namedtuple("ClosureVars", "nonlocals globals builtins unbound", module="inspect")
Traceback = _namedtuple("Traceback", "filename lineno function code_context index", module="inspect")
FrameInfo = _namedtuple("FrameInfo", "frame filename lineno function code_context index", module="inspect")


def getfullargspec(func):
    """The parameters of a function, taken apart."""
    try:
        if isclass(func) and isfunction(func.__init__):
            func = func.__init__
        found = signature(func.__func__ if ismethod(func) else func, follow_wrapped=False)
    except Exception as error:
        raise TypeError("unsupported callable") from error
    args, varargs, varkw, defaults, named, named_defaults, annotations = [], None, None, (), [], {}, {}
    if found.return_annotation is not _empty:
        annotations["return"] = found.return_annotation
    for parameter in found.parameters.values():
        if parameter.kind in (_POSITIONAL_ONLY, _POSITIONAL_OR_KEYWORD):
            args.append(parameter.name)
            if parameter.default is not _empty:
                defaults += (parameter.default,)
        elif parameter.kind == _VAR_POSITIONAL:
            varargs = parameter.name
        elif parameter.kind == _KEYWORD_ONLY:
            named.append(parameter.name)
            if parameter.default is not _empty:
                named_defaults[parameter.name] = parameter.default
        else:
            varkw = parameter.name
        if parameter.annotation is not _empty:
            annotations[parameter.name] = parameter.annotation
    return FullArgSpec(args, varargs, varkw, defaults or None, named, named_defaults or None, annotations)


def getcallargs(func, /, *positional, **named):
    """What the parameters would be in a call."""
    spec = getfullargspec(func)
    name, args, defaults, known = func.__name__, spec.args, spec.defaults or (), spec.kwonlydefaults or {}
    if ismethod(func):
        positional = (func.__self__, *positional)
    found, others = dict(zip(args, positional)), {}
    if spec.varargs:
        found[spec.varargs] = positional[len(args):]
    if spec.varkw:
        found[spec.varkw] = others
    for key, value in named.items():
        if key not in args and key not in spec.kwonlyargs:
            if not spec.varkw:
                raise TypeError(f"{name}() got an unexpected keyword argument {key!r}")
            others[key] = value
        elif key in found:
            raise TypeError(f"{name}() got multiple values for argument {key!r}")
        else:
            found[key] = value
    required = len(args) - len(defaults)
    if len(positional) > len(args) and not spec.varargs:
        taken = f"from {required} to {len(args)}" if defaults else str(len(args))
        by_name = len([one for one in spec.kwonlyargs if one in found])
        also = f" positional argument{_plural(len(positional))} (and {by_name} keyword-only argument{_plural(by_name)})" if by_name else ""
        were = "was" if len(positional) == 1 and not by_name else "were"
        raise TypeError(f"{name}() takes {taken} positional argument{'s' if defaults else _plural(len(args))} but {len(positional)}{also} {were} given")
    _check_given(name, "positional", args[:required], found)
    for one, value in zip(args[required:], defaults):
        found.setdefault(one, value)
    for one in spec.kwonlyargs:
        if one in known:
            found.setdefault(one, known[one])
    _check_given(name, "keyword-only", spec.kwonlyargs, found)
    return found


def _plural(count):
    return "" if count == 1 else "s"


def _check_given(name, kind, wanted, found):
    missing = [repr(one) for one in wanted if one not in found]
    if not missing:
        return
    *others, last = missing
    shown = ", ".join(others) + " and " + last if others else last
    raise TypeError(f"{name}() missing {len(missing)} required {kind} argument{_plural(len(missing))}: {shown}")


def getclasstree(classes, unique=False):
    """Classes as a tree: after each the list of those that are derived from it."""
    children, roots = {}, []
    for cls in classes:
        for parent in cls.__bases__:
            below = children.setdefault(parent, [])
            if cls not in below:
                below.append(cls)
            if unique and parent in classes:
                break
        if not cls.__bases__ and cls not in roots:
            roots.append(cls)
    return walktree(roots + [parent for parent in children if parent not in classes], children, None)


def walktree(classes, children, parent):
    """The entries of some classes of a tree."""
    classes.sort(key=lambda cls: (cls.__module__, cls.__name__))
    found = []
    for cls in classes:
        found.append((cls, cls.__bases__))
        if cls in children:
            found.append(walktree(children[cls], children, cls))
    return found


def _no_function(func):
    raise TypeError(f"{func!r} is not a Python function")


def _get_annotations(obj, space, locals, eval_str):
    if not callable(obj) and not ismodule(obj):
        raise TypeError(f"{obj!r} is not a module, class, or callable.")
    found = obj.__dict__.get("__annotations__", {}) if isclass(obj) else getattr(obj, "__annotations__", None)
    if found is None:
        return {}
    if not isinstance(found, dict):
        raise ValueError(f"{obj!r}.__annotations__ is neither a dict nor None")
    if not eval_str:
        return dict(found)
    if space is None:
        space = getattr(unwrap(obj), "__globals__", _guest_globals())
    return {name: eval(value, space, locals) if isinstance(value, str) else value for name, value in found.items()}


# ---- frames


from _frame import frame


def currentframe():
    """The frame of the caller."""
    found = _guest_frames()
    return frame(found, 0) if found else None


def stack(context=1):
    """The frames that run now, innermost first."""
    found = _guest_frames()
    return [FrameInfo(frame(found, at), one[0][0], one[0][1], one[0][2], [one[0][6][3]] if context else None, 0 if context else None) for at, one in enumerate(found)]


def getframeinfo(frame, context=1):
    if istraceback(frame):
        frame = frame.tb_frame
    line = frame.f_lineno
    return Traceback(frame.f_code.co_filename, line, frame.f_code.co_name, [getattr(frame, "_line", "\n")], 0)


def getouterframes(frame, context=1):
    found = []
    while frame is not None:
        found.append(FrameInfo(frame, *getframeinfo(frame, context)))
        frame = frame.f_back
    return found


def getinnerframes(tb, context=1):
    found = []
    while tb:
        found.append(FrameInfo(tb.tb_frame, *getframeinfo(tb, context)))
        tb = tb.tb_next
    return found


def trace(context=1):
    import sys
    return getinnerframes(sys.exc_info()[2], context)


def getargvalues(frame):
    code = frame.f_code
    count = code.co_argcount + code.co_kwonlyargcount
    names = [*code.co_varnames[count:]]
    varargs = names.pop(0) if code.co_flags & CO_VARARGS else None
    varkw = names.pop(0) if code.co_flags & CO_VARKEYWORDS else None
    return ArgInfo([*code.co_varnames[:count]], varargs, varkw, frame.f_locals)


def _starred(name):
    return "*" + name


def _doubly_starred(name):
    return "**" + name


def _equated(value):
    return "=" + repr(value)


def formatargvalues(args, varargs, varkw, locals, formatarg=str, formatvarargs=_starred, formatvarkw=_doubly_starred, formatvalue=_equated):
    """What getargvalues() found, as text."""
    parts = [formatarg(name) + formatvalue(locals[name]) for name in args]
    if varargs:
        parts.append(formatvarargs(varargs) + formatvalue(locals[varargs]))
    if varkw:
        parts.append(formatvarkw(varkw) + formatvalue(locals[varkw]))
    return "(" + ", ".join(parts) + ")"


def getcoroutinelocals(coroutine):
    """The variables of a coroutine that has not ended."""
    found = getattr(coroutine, "cr_frame", None)
    return {} if found is None else found.f_locals
