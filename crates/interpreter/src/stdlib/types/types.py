# Helpers to make classes, which ask the guest's. The names of builtin types are native (types_module.rs).

__all__ = ["new_class", "resolve_bases", "prepare_class", "get_original_bases", "DynamicClassAttribute", "coroutine", "FunctionType", "LambdaType", "CodeType", "MappingProxyType", "SimpleNamespace", "CellType", "GeneratorType", "CoroutineType", "AsyncGeneratorType", "MethodType", "BuiltinFunctionType", "BuiltinMethodType", "WrapperDescriptorType", "MethodWrapperType", "MethodDescriptorType", "ClassMethodDescriptorType", "ModuleType", "TracebackType", "FrameType", "GetSetDescriptorType", "MemberDescriptorType", "GenericAlias", "UnionType", "EllipsisType", "NoneType", "NotImplementedType"]
__all__.remove("get_original_bases")
from _frame import frame as FrameType


def resolve_bases(bases):
    """Replaces bases that are not classes by what their __mro_entries__ say."""
    made = []
    changed = False
    for base in bases:
        if not isinstance(base, type) and hasattr(base, "__mro_entries__"):
            found = base.__mro_entries__(bases)
            if not isinstance(found, tuple):
                raise TypeError("__mro_entries__ must return a tuple")
            made.extend(found)
            changed = True
        else:
            made.append(base)
    return tuple(made) if changed else bases


def prepare_class(name, bases=(), kwds=None):
    """The metaclass, the namespace and the keywords for a class."""
    kwds = dict(kwds) if kwds else {}
    if "metaclass" in kwds:
        meta = kwds.pop("metaclass")
    else:
        meta = type(bases[0]) if bases else type
    if isinstance(meta, type):
        for base in bases:
            other = type(base)
            if issubclass(meta, other):
                continue
            if issubclass(other, meta):
                meta = other
                continue
            raise TypeError("metaclass conflict: the metaclass of a derived class must be a (non-strict) subclass of the metaclasses of all its bases")
    namespace = meta.__prepare__(name, bases, **kwds) if hasattr(meta, "__prepare__") else {}
    return meta, namespace, kwds


def new_class(name, bases=(), kwds=None, exec_body=None):
    """Makes a class, as a class statement would."""
    resolved = resolve_bases(bases)
    meta, namespace, kwds = prepare_class(name, resolved, kwds)
    if exec_body is not None:
        exec_body(namespace)
    if resolved is not bases:
        namespace["__orig_bases__"] = bases
    return meta(name, resolved, namespace, **kwds)


class DynamicClassAttribute:
    """A property of instances that classes look up through their metaclass."""

    def __init__(self, fget=None, fset=None, fdel=None, doc=None):
        self.fget, self.fset, self.fdel = fget, fset, fdel
        self.__doc__ = doc or fget.__doc__
        self.overwrite_doc = doc is None
        self.__isabstractmethod__ = bool(getattr(fget, "__isabstractmethod__", False))

    def __get__(self, instance, ownerclass=None):
        if instance is None:
            if self.__isabstractmethod__:
                return self
            raise AttributeError()
        return self._call(self.fget, "unreadable attribute", instance)

    def __set__(self, instance, value):
        self._call(self.fset, "can't set attribute", instance, value)

    def __delete__(self, instance):
        self._call(self.fdel, "can't delete attribute", instance)

    def _call(self, function, absent, *args):
        if function is None:
            raise AttributeError(absent)
        return function(*args)

    def getter(self, fget):
        made = type(self)(fget, self.fset, self.fdel, fget.__doc__ if self.overwrite_doc else self.__doc__)
        made.overwrite_doc = self.overwrite_doc
        return made

    def setter(self, fset):
        made = type(self)(self.fget, fset, self.fdel, self.__doc__)
        made.overwrite_doc = self.overwrite_doc
        return made

    def deleter(self, fdel):
        made = type(self)(self.fget, self.fset, fdel, self.__doc__)
        made.overwrite_doc = self.overwrite_doc
        return made


def coroutine(func):
    """Makes a generator function's results awaitable."""
    if not callable(func):
        raise TypeError("types.coroutine() expects a callable")

    class _Awaitable:
        def __init__(self, generator):
            self.generator = generator

        def __await__(self):
            return iter(self.generator)

    def wrapped(*args, **kwargs):
        made = func(*args, **kwargs)
        return made if hasattr(made, "__await__") else _Awaitable(made)

    wrapped.__name__, wrapped.__qualname__, wrapped.__doc__, wrapped.__wrapped__ = func.__name__, func.__qualname__, func.__doc__, func
    return wrapped
