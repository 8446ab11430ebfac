# What `help` shows: functions, classes and their methods as text. It knows no topics, no web pages and no pager.
# Python because it asks the guest's objects for what they say of themselves.

import inspect as _inspect
import builtins as _builtins
from reprlib import Repr as _Repr

__all__ = ["help"]

# What the methods of `object` say of themselves, for classes that define them without a word.
_OF_OBJECT = {
    "__delattr__": "Implement delattr(self, name).",
    "__dir__": "Default dir() implementation.",
    "__eq__": "Return self==value.",
    "__format__": "Default object formatter.",
    "__ge__": "Return self>=value.",
    "__getattribute__": "Return getattr(self, name).",
    "__gt__": "Return self>value.",
    "__hash__": "Return hash(self).",
    "__init__": "Initialize self.  See help(type(self)) for accurate signature.",
    "__le__": "Return self<=value.",
    "__lt__": "Return self<value.",
    "__ne__": "Return self!=value.",
    "__new__": "Create and return a new object.  See help(type) for accurate signature.",
    "__repr__": "Return repr(self).",
    "__setattr__": "Implement setattr(self, name, value).",
    "__sizeof__": "Size of object in memory, in bytes.",
    "__str__": "Return str(self).",
}
_HIDDEN = {
    "__author__", "__builtins__", "__cached__", "__credits__", "__date__", "__doc__", "__docformat__", "__file__", "__loader__",
    "__module__", "__name__", "__package__", "__path__", "__qualname__", "__slots__", "__spec__", "__version__",
}
_SLOTS = {
    "__dict__": "dictionary for instance variables (if defined)",
    "__weakref__": "list of weak references to the object (if defined)",
}


def _own_doc(thing):
    """What something says of itself: an instance does not speak for its class."""
    doc = getattr(thing, "__doc__", None)
    if doc is not None and thing is not type and type(thing).__doc__ == doc and not isinstance(thing, type):
        return None
    return doc if isinstance(doc, str) else None


def getdoc(thing):
    """The docstring of something, or what the class it comes from says of it, or the comment before it."""
    doc = _own_doc(thing)
    if doc is None and (_inspect.isroutine(thing) or isinstance(thing, property)):
        doc = _inherited_doc(thing)
    if doc is None:
        doc = _inspect.getcomments(thing)
    return _inspect.cleandoc(doc).rstrip() if doc else ""


def _inherited_doc(thing):
    doc = _inspect._inherited_doc(thing)
    name = getattr(thing, "__name__", "")
    if "." in getattr(thing, "__qualname__", "") and (doc is None or doc.startswith(name + "(")):
        doc = _OF_OBJECT.get(name)
    return doc


def visiblename(name, all=None, obj=None):
    if name in _HIDDEN:
        return False
    if name.startswith("__") and name.endswith("__"):
        return True
    if name.startswith("_") and hasattr(obj, "_fields"):
        return True
    return name in all if all is not None else not name.startswith("_")


def classname(cls, module):
    return cls.__name__ if cls.__module__ == module else f"{cls.__module__}.{cls.__name__}"


def _signature(thing):
    try:
        return str(_inspect.signature(thing))
    except (ValueError, TypeError):
        return ""


def _routine(thing, name=None, module=None, cls=None):
    real = getattr(thing, "__name__", "?")
    name = name or real
    note, skip = "", False
    bound = getattr(thing, "__self__", None)
    if bound is not None and not _inspect.ismodule(bound):
        if cls is None:
            note = f" method of {classname(type(bound), module)} instance"
        elif type(bound) is not cls:
            note = " from " + classname(type(bound), module)
    title = name
    if name != real:
        skip = cls is not None and _inspect.getattr_static(cls, real, None) is thing
        title = f"{name} = {real}"
    arguments = _signature(thing)
    if real == "<lambda>":
        title, arguments = name + " lambda ", arguments[1:-1]
    kind = "async " if _inspect.iscoroutinefunction(thing) or _inspect.isasyncgenfunction(thing) else ""
    line = kind + title + (arguments or "(...)") + note + "\n"
    doc = "" if skip else getdoc(thing)
    return line + _indent(doc).rstrip() + "\n" if doc else line


def _descriptor(thing, name):
    doc = _SLOTS.get(name) or getdoc(thing)
    return name + "\n" + (_indent(doc) + "\n" if doc else "")


def _value(thing, name, most=None, doc=""):
    short = _Repr()
    short.maxlist = short.maxtuple = 20
    short.maxdict = 10
    short.maxstring = short.maxother = 100
    text = short.repr(thing)
    over = len(name) + 3 + len(text) - most if most else 0
    if over > 0:
        text = text[:-over] + "..."
    return f"{name} = {text}" + ("\n" + _indent(doc) + "\n" if doc else "")


def _attributes(cls):
    if any("__annotations__" in base.__dict__ for base in cls.__mro__):
        cls.__annotations__  # A class that has none of its own gets some when it is asked.
    for name, kind, home, value in _inspect.classify_class_attrs(cls):
        if _inspect.isdatadescriptor(value):
            kind = "data descriptor"
            if isinstance(value, property) and value.fset is None:
                kind = "readonly property"
        if visiblename(name, obj=cls):
            yield name, kind, home, value


def _class(cls, name=None, module=None):
    real = cls.__name__
    name = name or real
    title = "class " + real if name == real else f"{name} = class {real}"
    bases = ", ".join(classname(base, cls.__module__) for base in cls.__bases__)
    title += f"({bases})" if bases else ""
    parts = []
    arguments = _signature(cls)
    if arguments and arguments != "()":
        parts.append(name + arguments + "\n")
    doc = getdoc(cls)
    if doc:
        parts.append(doc + "\n")
    order = list(cls.__mro__)
    if len(order) > 2:
        parts.append("Method resolution order:")
        parts.extend("    " + classname(base, cls.__module__) for base in order)
        parts.append("")
    left = list(_attributes(cls))
    places = {field: at for at, field in enumerate(getattr(cls, "_fields", ()))}
    ruled = False
    while left:
        home = order.pop(0) if order else left[0][2]
        here = [found for found in left if found[2] is home]
        left = [found for found in left if found[2] is not home]
        if home is object and cls is not object:
            continue
        here.sort(key=lambda found: (places.get(found[0], 0) - len(places) if found[0] in places else 0, found[0]))
        tag = "defined here" if home is cls else "inherited from " + classname(home, cls.__module__)
        for kind, heading in _SECTIONS:
            section = [found for found in here if found[1] == kind]
            if not section:
                continue
            if ruled:
                parts.append("-" * 70)
            ruled = True
            parts.append(f"{heading} {tag}:\n")
            parts.extend(_member(cls, module, kind, attribute, value) for attribute, _, _, value in section)
    contents = "\n".join(parts)
    return title + "\n" + (_indent(contents.rstrip(), " |  ") + "\n" if contents else "")


_SECTIONS = (
    ("method", "Methods"),
    ("class method", "Class methods"),
    ("static method", "Static methods"),
    ("readonly property", "Readonly properties"),
    ("data descriptor", "Data descriptors"),
    ("data", "Data and other attributes"),
)


def _member(cls, module, kind, name, value):
    if kind in ("readonly property", "data descriptor"):
        return _descriptor(value, name)
    found = value if name == "__annotations__" else getattr(cls, name, value)
    if kind == "data":
        doc = getdoc(value) if not isinstance(value, (type, str, int, float)) and _own_doc(value) else ""
        return _value(found, name, 70, doc) + "\n"
    return _document(found, name, module, cls)


def _document(thing, name=None, module=None, cls=None):
    if isinstance(thing, type):
        return _class(thing, name, module)
    if _inspect.isroutine(thing):
        return _routine(thing, name, module, cls)
    if _inspect.ismodule(thing):
        return _module(thing)
    if _inspect.isdatadescriptor(thing):
        return _descriptor(thing, name or getattr(getattr(thing, "fget", None), "__name__", ""))
    return _value(thing, name or type(thing).__name__)


def _module(module):
    name = module.__name__
    lines = ["NAME", "    " + name + (" - " + getdoc(module).split("\n")[0] if getdoc(module) else ""), ""]
    public = getattr(module, "__all__", None)
    for heading, wanted in (("CLASSES", lambda value: isinstance(value, type)), ("FUNCTIONS", _inspect.isroutine)):
        members = [(key, value) for key, value in sorted(vars(module).items()) if visiblename(key, public) and wanted(value)]
        if members:
            lines += [heading, *(_indent(_document(value, key, name)) for key, value in members)]
    return "\n".join(lines)


def describe(thing):
    if _inspect.ismodule(thing):
        return "module " + thing.__name__
    for kind, word in ((_inspect.isbuiltin, "built-in function"), (_inspect.isclass, "class"), (_inspect.isfunction, "function"),
                       (_inspect.ismethod, "method")):
        if kind(thing):
            return f"{word} {thing.__name__}"
    return type(thing).__name__


def _resolve(name):
    first, *rest = name.split(".")
    if hasattr(_builtins, first):
        thing = getattr(_builtins, first)
    else:
        thing = __import__(first)
    for part in rest:
        thing = getattr(thing, part)
    return thing


def render_doc(thing, title="Python Library Documentation: %s", forceload=0, renderer=None):
    name = None
    if isinstance(thing, str):
        name = thing
        try:
            thing = _resolve(name)
        except (ImportError, AttributeError):
            raise ImportError(
                f"No Python documentation found for {name!r}.\n"
                "Use help() to get the interactive help utility.\nUse help(str) for help on the str class."
            ) from None
    described = describe(thing)
    module = _inspect.getmodule(thing)
    if name and "." in name:
        described += " in " + name[: name.rfind(".")]
    elif module is not None and module is not thing:
        described += " in module " + module.__name__
    known = _inspect.ismodule(thing) or isinstance(thing, type) or _inspect.isroutine(thing) or _inspect.isdatadescriptor(thing)
    if not known and not _own_doc(thing):
        thing = type(thing)
        described += " object"
    return title % described + "\n\n" + _document(thing, name and name.rpartition(".")[2])


def help(request):
    """Prints what there is to know about something."""
    try:
        print(render_doc(request, "Help on %s:"))
    except ImportError as error:
        print(error)
