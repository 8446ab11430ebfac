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


class _GeneratorWrapper:
    # A generator that may be awaited.
    def __init__(self, gen):
        self._wrapped = gen
        self.__name__ = getattr(gen, "__name__", None)
        self.__qualname__ = getattr(gen, "__qualname__", None)

    def send(self, val):
        return self._wrapped.send(val)

    def throw(self, tp, *rest):
        return self._wrapped.throw(tp, *rest)

    def close(self):
        return self._wrapped.close()

    gi_code = cr_code = property(lambda self: self._wrapped.gi_code)
    gi_frame = cr_frame = property(lambda self: self._wrapped.gi_frame)
    gi_running = cr_running = property(lambda self: self._wrapped.gi_running)
    gi_yieldfrom = cr_await = property(lambda self: self._wrapped.gi_yieldfrom)

    def __next__(self):
        return next(self._wrapped)

    def __iter__(self):
        return self._wrapped if self._wrapped.__class__ is GeneratorType else self

    __await__ = __iter__


def coroutine(func):
    """Makes a generator function's results awaitable."""
    if not callable(func):
        raise TypeError("types.coroutine() expects a callable")
    if func.__class__ is FunctionType and func.__code__.co_flags & 0x180:
        return func
    import functools
    from _collections_abc import Coroutine, Generator

    @functools.wraps(func)
    def wrapped(*args, **kwargs):
        made = func(*args, **kwargs)
        if isinstance(made, Generator) and not isinstance(made, Coroutine):
            return _GeneratorWrapper(made)
        return made
    return wrapped
