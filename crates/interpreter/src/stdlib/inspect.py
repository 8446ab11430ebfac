# Looking at live objects: signatures, members, documentation, kinds.

import types as _types
from collections import namedtuple as _namedtuple
from enum import IntEnum as _IntEnum
from keyword import iskeyword as _iskeyword

CO_OPTIMIZED, CO_NEWLOCALS, CO_VARARGS, CO_VARKEYWORDS, CO_NESTED, CO_GENERATOR, CO_NOFREE, CO_COROUTINE, CO_ITERABLE_COROUTINE, CO_ASYNC_GENERATOR = 1, 2, 4, 8, 16, 32, 64, 128, 256, 512
GEN_CREATED, GEN_RUNNING, GEN_SUSPENDED, GEN_CLOSED = "GEN_CREATED", "GEN_RUNNING", "GEN_SUSPENDED", "GEN_CLOSED"
CORO_CREATED, CORO_RUNNING, CORO_SUSPENDED, CORO_CLOSED = "CORO_CREATED", "CORO_RUNNING", "CORO_SUSPENDED", "CORO_CLOSED"


def ismodule(object):
    return isinstance(object, _types.ModuleType)


def isclass(object):
    return isinstance(object, type)


def ismethod(object):
    return isinstance(object, _types.MethodType)


def isfunction(object):
    return isinstance(object, _types.FunctionType)


def isbuiltin(object):
    return isinstance(object, _types.BuiltinFunctionType)


def ismethoddescriptor(obj):
    if isclass(obj) or ismethod(obj) or isfunction(obj) or isbuiltin(obj):
        return False
    cls = type(obj)
    return hasattr(cls, "__get__") and not hasattr(cls, "__set__")


def isdatadescriptor(object):
    if isclass(object) or ismethod(object) or isfunction(object):
        return False
    cls = type(object)
    return isinstance(object, property) or hasattr(cls, "__set__") or hasattr(cls, "__delete__") or cls.__name__ in ("member_descriptor", "getset_descriptor")


def ismemberdescriptor(object):
    return isinstance(object, _types.MemberDescriptorType)


def isgetsetdescriptor(object):
    return isinstance(object, _types.GetSetDescriptorType)


def isroutine(object):
    return isbuiltin(object) or isfunction(object) or ismethod(object) or type(object).__name__ in ("method_descriptor", "wrapper_descriptor", "method-wrapper")


def isgenerator(object):
    return isinstance(object, _types.GeneratorType)


def iscoroutine(object):
    return isinstance(object, _types.CoroutineType)


def isasyncgen(object):
    return isinstance(object, _types.AsyncGeneratorType)


def isawaitable(object):
    return iscoroutine(object) or hasattr(type(object), "__await__")


def istraceback(object):
    return isinstance(object, _types.TracebackType)


def isframe(object):
    return isinstance(object, frame)


def iscode(object):
    return isinstance(object, _types.CodeType)


def isabstract(object):
    return isinstance(object, type) and bool(getattr(object, "__abstractmethods__", None))


def _flagged(function, flag):
    while True:
        if ismethod(function):
            function = function.__func__
        elif hasattr(function, "func") and type(function).__name__ == "partial":
            function = function.func
        else:
            break
    return isfunction(function) and bool(function.__code__.co_flags & flag)


def isgeneratorfunction(obj):
    return _flagged(obj, CO_GENERATOR)


def iscoroutinefunction(obj):
    return _flagged(obj, CO_COROUTINE)


def isasyncgenfunction(obj):
    return _flagged(obj, CO_ASYNC_GENERATOR)


def getgeneratorstate(generator):
    return "GEN_" + _generator_state(generator)


def getcoroutinestate(coroutine):
    return "CORO_" + _generator_state(coroutine)


def getgeneratorlocals(generator):
    return {}


def getmembers(object, predicate=None):
    """Names and values of all members, sorted."""
    names = dir(object)
    if isclass(object):
        for base in object.__mro__:
            names.extend([name for name in base.__dict__ if name not in names])
    found, seen = [], set()
    for name in names:
        try:
            value = getattr(object, name)
            if name in seen:
                continue
        except AttributeError:
            for base in getattr(object, "__mro__", ()):
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


def getmembers_static(object, predicate=None):
    found = []
    for name in sorted({*dir(object)}):
        try:
            value = getattr_static(object, name)
        except AttributeError:
            continue
        if predicate is None or predicate(value):
            found.append((name, value))
    return found


Attribute = _namedtuple("Attribute", "name kind defining_class object", module="inspect")


def classify_class_attrs(cls):
    """What each attribute of a class is."""
    found = []
    for name in sorted({*dir(cls)}):
        home = value = None
        for base in cls.__mro__:
            if name in base.__dict__:
                home, value = base, base.__dict__[name]
                break
        if home is None:
            continue
        if isinstance(value, staticmethod) or name == "__new__":
            kind = "static method"
        elif isinstance(value, classmethod) or type(value).__name__ == "classmethod_descriptor":
            kind = "class method"
        elif isinstance(value, property):
            kind = "property"
        elif isroutine(value):
            kind = "method"
        else:
            kind = "data"
        found.append(Attribute(name, kind, home, value))
    return found


def getmro(cls):
    return cls.__mro__


def unwrap(func, *, stop=None):
    """Follows __wrapped__ to the inner function."""
    seen = {id(func)}
    while hasattr(func, "__wrapped__") and not isinstance(func, type):
        if stop is not None and stop(func):
            break
        func = func.__wrapped__
        if id(func) in seen:
            raise ValueError(f"wrapper loop when unwrapping {func!r}")
        seen.add(id(func))
    return func


def indentsize(line):
    expanded = line.expandtabs()
    return len(expanded) - len(expanded.lstrip())


def cleandoc(doc):
    """A docstring without its indentation."""
    lines = doc.expandtabs().split("\n")
    margin = min([len(line) - len(line.lstrip()) for line in lines[1:] if line.strip()], default=0)
    lines = [lines[0].lstrip(), *[line[margin:] for line in lines[1:]]]
    while lines and not lines[-1]:
        lines.pop()
    while lines and not lines[0]:
        lines.pop(0)
    return "\n".join(lines)


def getdoc(object):
    """The docstring of something, or of what it overrides."""
    doc = getattr(object, "__doc__", None)
    if doc is None:
        doc = _inherited_doc(object)
    return cleandoc(doc) if isinstance(doc, str) else None


def _inherited_doc(object):
    if isclass(object):
        for base in object.__mro__[1:]:
            if base is not type(object) and base.__doc__ is not None and base.__module__ != "builtins":
                return base.__doc__
        return None
    name = getattr(object, "__name__", None)
    qualname = getattr(object, "__qualname__", "")
    if ismethod(object):
        owner = type(object.__self__) if not isclass(object.__self__) else object.__self__
    elif isfunction(object) and "." in qualname:
        owner = object.__globals__.get(qualname.rpartition(".")[0].split(".")[0])
        for part in qualname.split(".")[1:-1]:
            owner = getattr(owner, part, None)
    elif isinstance(object, property):
        name, owner = getattr(object.fget, "__name__", None), None
    else:
        return None
    for base in getattr(owner, "__mro__", ()):
        found = base.__dict__.get(name)
        doc = getattr(found, "__doc__", None)
        if doc is not None:
            return doc
    return None


def getcomments(object):
    return None


def getmodule(object, _filename=None):
    if ismodule(object):
        return object
    name = getattr(object, "__module__", None)
    return None if name is None else _loaded_module(name)


def getfile(object):
    if ismodule(object):
        raise TypeError(f"{object!r} is a built-in module")
    if isclass(object):
        if object.__module__ == "__main__":
            for value in object.__dict__.values():
                if isfunction(value):
                    return value.__code__.co_filename
            raise OSError("source code not available")
        raise TypeError(f"{object!r} is a built-in class")
    if ismethod(object):
        object = object.__func__
    if isfunction(object):
        object = object.__code__
    if iscode(object):
        return object.co_filename
    raise TypeError(f"module, class, method, function, traceback, frame, or code object was expected, got {type(object).__name__}")


getsourcefile = getfile


def _block(lines, start):
    # The lines of a definition: up to the next line that is not indented deeper.
    indent = indentsize(lines[start])
    at = start
    while at < len(lines) and lines[at].lstrip().startswith("@"):
        at += 1
    depth = 0
    end = at
    while end < len(lines):
        line = lines[end]
        stripped = line.strip()
        if end > at and depth <= 0 and stripped and indentsize(line) <= indent and not stripped.startswith(("#", ")", "]", "}")):
            break
        depth += sum([line.count(c) for c in "([{"]) - sum([line.count(c) for c in ")]}"])
        end += 1
    while end > start and not lines[end - 1].strip():
        end -= 1
    return lines[start:end]


def findsource(object):
    if isclass(object):
        for value in object.__dict__.values():
            if isfunction(value):
                found = _source_of(value.__code__)
                break
        else:
            found = None
        if found is None:
            raise OSError("could not find class definition")
        lines = found[0].splitlines(keepends=True)
        for at, line in enumerate(lines):
            words = line.strip()
            if words.startswith("class " + object.__name__) and not words[6 + len(object.__name__) :][:1].isidentifier():
                return lines, at
        raise OSError("could not find class definition")
    if ismethod(object):
        object = object.__func__
    if isfunction(object):
        object = object.__code__
    if not iscode(object):
        raise TypeError(f"module, class, method, function, traceback, frame, or code object was expected, got {type(object).__name__}")
    found = _source_of(object)
    if found is None:
        raise OSError("could not get source code")
    return found[0].splitlines(keepends=True), object.co_firstlineno - 1


def getsourcelines(object):
    object = unwrap(object)
    lines, start = findsource(object)
    return _block(lines, start), start + 1


def getsource(object):
    """The source text of something."""
    return "".join(getsourcelines(object)[0])


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


def formatannotation(annotation, base_module=None):
    if getattr(annotation, "__module__", None) == "typing":
        return repr(annotation).replace("typing.", "")
    if isinstance(annotation, _types.GenericAlias):
        return str(annotation)
    if isinstance(annotation, type):
        if annotation.__module__ in ("builtins", base_module):
            return annotation.__qualname__
        return annotation.__module__ + "." + annotation.__qualname__
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
        self._parameters = _types.MappingProxyType(known)
        self._return_annotation = return_annotation

    parameters = property(lambda self: self._parameters)
    return_annotation = property(lambda self: self._return_annotation)

    @classmethod
    def from_callable(cls, obj, *, follow_wrapped=True, globals=None, locals=None, eval_str=False):
        return signature(obj, follow_wrapped=follow_wrapped, eval_str=eval_str)

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
        return hash((tuple(self.parameters.values()), self.return_annotation))

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


def _of_function(function):
    code = function.__code__
    names = code.co_varnames
    count, only, named = code.co_argcount, code.co_posonlyargcount, code.co_kwonlyargcount
    defaults = function.__defaults__ or ()
    kwdefaults = function.__kwdefaults__ or {}
    annotations = function.__annotations__
    first_default = count - len(defaults)
    parameters = []
    for at in range(count):
        default = defaults[at - first_default] if at >= first_default else _empty
        kind = _POSITIONAL_ONLY if at < only else _POSITIONAL_OR_KEYWORD
        parameters.append(Parameter(names[at], kind, default=default, annotation=annotations.get(names[at], _empty)))
    at = count + named
    if code.co_flags & CO_VARARGS:
        parameters.append(Parameter(names[at], _VAR_POSITIONAL, annotation=annotations.get(names[at], _empty)))
        at += 1
    for name in names[count : count + named]:
        parameters.append(Parameter(name, _KEYWORD_ONLY, default=kwdefaults.get(name, _empty), annotation=annotations.get(name, _empty)))
    if code.co_flags & CO_VARKEYWORDS:
        parameters.append(Parameter(names[at], _VAR_KEYWORD, annotation=annotations.get(names[at], _empty)))
    return Signature(parameters, return_annotation=annotations.get("return", _empty))


# What CPython's natives do not tell: of these functions it has no signature, and of these types it has one.
_UNTOLD = {
    "builtins": "breakpoint dir getattr iter max min next vars", "int": "conjugate", "list": "__getitem__", "range": "count index",
    "str": "count endswith find format format_map index rfind rindex startswith", "slice": "indices", "property": "deleter getter setter",
    "bytes": "capitalize count endswith find index isalnum isalpha isascii isdigit islower isspace istitle isupper lower rfind rindex startswith swapcase title upper",
    "dict": "__getitem__ clear copy items keys update values", "math": "hypot log", "functools": "cmp_to_key reduce",
    "frozenset": "__contains__ copy difference intersection isdisjoint issubset issuperset symmetric_difference union",
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
    "fractions.Fraction": "numerator=0, denominator=None, *, _normalize=True",
}


def _of_text(text):
    space = {}
    try:
        exec(f"def made({text}): pass", space)
    except (SyntaxError, NameError):
        return None
    return _of_function(space["made"])


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


def signature(obj, *, follow_wrapped=True, globals=None, locals=None, eval_str=False):
    """The signature of something that can be called."""
    if not callable(obj):
        raise TypeError(f"{obj!r} is not a callable object")
    if ismethod(obj):
        return _without_first(signature(obj.__func__, follow_wrapped=follow_wrapped))
    if follow_wrapped and not isclass(obj):
        inner = unwrap(obj, stop=lambda f: hasattr(f, "__signature__"))
        if inner is not obj:
            return signature(inner)
    given = getattr(obj, "__signature__", None)
    if given is not None:
        return given
    if isfunction(obj):
        found = _of_function(obj)
        if eval_str:
            from typing import get_type_hints
            hints = get_type_hints(obj)
            found = found.replace(parameters=[one.replace(annotation=hints.get(one.name, one.annotation)) for one in found.parameters.values()], return_annotation=hints.get("return", found.return_annotation))
        return found
    if type(obj).__name__ == "partial" and hasattr(obj, "func"):
        return _of_partial(obj)
    if isclass(obj):
        call = getattr(type(obj), "__call__", None)
        if isfunction(call) and type(obj) is not type and type(obj).__module__ not in ("enum", "typing", "abc"):
            return _without_first(signature(call))
        if type(obj).__module__ == "enum":
            return _of_text("value, names=None, *, module=None, qualname=None, type=None, start=1, boundary=None")
        for base in obj.__mro__:
            if _is_native_class(base):
                told = _TOLD.get(f"{base.__module__}.{base.__qualname__}")
                if told is not None:
                    return _of_text(told)
                raise ValueError(f"no signature found for builtin {obj!r}" if obj is type else f"no signature found for builtin type {obj!r}")
            if "__new__" in base.__dict__ and base is not object and isfunction(getattr(base.__dict__["__new__"], "__func__", base.__dict__["__new__"])):
                return _without_first(signature(obj.__new__))
            if "__init__" in base.__dict__ and base is not object and isfunction(base.__dict__["__init__"]):
                return _without_first(signature(obj.__init__))
        return Signature()
    found = _of_native(obj)
    if found is not None:
        return found
    call = getattr(type(obj), "__call__", None)
    if isfunction(call):
        return _without_first(signature(call))
    if isinstance(obj, _types.GenericAlias):
        raise ValueError(f"callable {obj!r} is not supported by signature")
    raise ValueError(f"no signature found for builtin {obj!r}")


def _of_partial(obj):
    found = signature(obj.func)
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
    bound = signature(func).bind(*positional, **named)
    kinds = {name: one.kind for name, one in bound.signature.parameters.items()}
    given = [name for name in bound.arguments if kinds[name] != _VAR_KEYWORD]
    bound.apply_defaults()
    variadic = [name for kind in (_VAR_POSITIONAL, _VAR_KEYWORD) for name in kinds if kinds[name] == kind]
    order = dict.fromkeys([*given, *variadic, *bound.arguments])
    return {name: bound.arguments[name] for name in order}


def getclosurevars(func):
    """The names that a function takes from outside."""
    if ismethod(func):
        func = func.__func__
    if not isfunction(func):
        raise TypeError(f"{func!r} is not a Python function")
    code = func.__code__
    nonlocals = {name: cell.cell_contents for name, cell in zip(code.co_freevars, func.__closure__ or ())}
    space = func.__globals__
    import builtins
    found_globals, found_builtins, unbound = {}, {}, set()
    for name in code.co_names:
        if name in ("None", "True", "False"):
            continue
        if name in space:
            found_globals[name] = space[name]
        elif hasattr(builtins, name):
            found_builtins[name] = getattr(builtins, name)
        else:
            unbound.add(name)
    return ClosureVars(nonlocals, found_globals, found_builtins, unbound)


def getattr_static(obj, attr, default=_void):
    """An attribute as it is stored, without descriptors."""
    if isclass(obj):
        for base in obj.__mro__:
            if attr in base.__dict__:
                return base.__dict__[attr]
    else:
        own = getattr(obj, "__dict__", {})
        found = _void
        for base in type(obj).__mro__:
            if attr in base.__dict__:
                found = base.__dict__[attr]
                break
        if found is not _void and hasattr(type(found), "__set__"):
            return found
        if attr in own:
            return own[attr]
        if found is not _void:
            return found
    if default is not _void:
        return default
    raise AttributeError(attr)


def get_annotations(obj, *, globals=None, locals=None, eval_str=False):
    """A copy of the annotations."""
    found = obj.__dict__.get("__annotations__", {}) if isclass(obj) else getattr(obj, "__annotations__", None)
    if found is None:
        if not callable(obj) and not ismodule(obj):
            raise TypeError(f"{obj!r} is not a module, class, or callable.")
        return {}
    if eval_str:
        space = globals if globals is not None else getattr(unwrap(obj), "__globals__", _guest_globals())
        return {name: eval(value, space, locals) if isinstance(value, str) else value for name, value in found.items()}
    return dict(found)


# ---- frames


from _frame import frame


def currentframe():
    """The frame of the caller."""
    found = _guest_frames()
    return frame(found, 0) if found else None


def stack(context=1):
    """The frames that run now, innermost first."""
    found = _guest_frames()
    return [FrameInfo(frame(found, at), one[0][0], one[0][1], one[0][2], [one[0][3] + "\n"] if context else None, 0 if context else None) for at, one in enumerate(found)]


def getframeinfo(frame, context=1):
    return Traceback(frame.f_code.co_filename, frame.f_lineno, frame.f_code.co_name, [getattr(frame, "_line", "") + "\n"], 0)


def getouterframes(frame, context=1):
    found = []
    while frame is not None:
        found.append(FrameInfo(frame, *getframeinfo(frame, context)))
        frame = frame.f_back
    return found


def trace(context=1):
    return []


def getargvalues(frame):
    code = frame.f_code
    count = code.co_argcount + code.co_kwonlyargcount
    return ArgInfo([*code.co_varnames[:count]], None, None, frame.f_locals)
