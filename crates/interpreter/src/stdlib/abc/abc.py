# Abstract base classes: a metaclass, which asks the classes of the guest and their hooks.

__all__ = ["ABC", "ABCMeta", "abstractclassmethod", "abstractmethod", "abstractproperty", "abstractstaticmethod", "get_cache_token", "update_abstractmethods"]


class abstractclassmethod:
    __isabstractmethod__ = True

    def __init__(self, callable):
        callable.__isabstractmethod__ = True
        self.__func__ = callable

    def __get__(self, instance, owner=None):
        return classmethod(self.__func__).__get__(instance, type(instance) if owner is None else owner)


class abstractstaticmethod:
    __isabstractmethod__ = True

    def __init__(self, callable):
        callable.__isabstractmethod__ = True
        self.__func__ = callable

    def __get__(self, instance, owner=None):
        return self.__func__


class abstractproperty(property):
    __isabstractmethod__ = True


class _Registry:
    def __init__(self):
        self.members = []


_changes = [0]


def _is_below(subclass, cls):
    # A class that nobody asked for itself may have to be asked in another way.
    ask = getattr(type(cls), "_asked_for_another", issubclass)
    return issubclass(subclass, cls) if ask is issubclass else ask(cls, subclass)


class ABCMeta(type):
    def __new__(mcls, name, bases, namespace, /, **kwargs):
        cls = super().__new__(mcls, name, bases, namespace, **kwargs)
        abstract = [key for key, value in namespace.items() if getattr(value, "__isabstractmethod__", False)]
        for base in bases:
            for key in getattr(base, "__abstractmethods__", ()):
                if getattr(getattr(cls, key, None), "__isabstractmethod__", False):
                    abstract.append(key)
        cls.__abstractmethods__ = frozenset(abstract)
        cls._abc_impl = _Registry()
        return cls

    def register(cls, subclass):
        """Makes a class a virtual subclass of this one; returns it."""
        if not isinstance(subclass, type):
            raise TypeError("Can only register classes")
        if not issubclass(subclass, cls):
            if issubclass(cls, subclass):
                raise RuntimeError("Refusing to create an inheritance cycle")
            _changes[0] += 1
            cls._abc_impl.members.append(subclass)
            if cls.__module__ == "collections.abc":
                _note_pattern(cls.__name__, subclass)
        return subclass

    def __instancecheck__(cls, instance):
        subclass = instance.__class__
        if _abc_known(cls, subclass):
            return True
        subtype = type(instance)
        if subtype is subclass:
            return cls.__subclasscheck__(subclass)
        return cls.__subclasscheck__(subclass) or cls.__subclasscheck__(subtype)

    def __subclasscheck__(cls, subclass):
        if not isinstance(subclass, type):
            raise TypeError("issubclass() arg 1 must be a class")
        answer = _abc_known(cls, subclass)
        if answer is not None:
            return answer
        changes = _changes[0]
        answer = cls.__subclasshook__(subclass)
        if answer is NotImplemented:
            answer = cls in getattr(subclass, "__mro__", ())
            if not answer:
                for member in cls._abc_impl.members:
                    if _is_below(subclass, member):
                        answer = True
                        break
            if not answer:
                for derived in cls.__subclasses__():
                    if _is_below(subclass, derived):
                        answer = True
                        break
        answer = bool(answer)
        _abc_note(cls, subclass, answer, changes)
        return answer

    def _dump_registry(cls, file=None):
        print(f"Class: {cls.__module__}.{cls.__qualname__}", file=file)
        print(f"Registry: {cls._abc_impl.members!r}", file=file)


_note_abc(ABCMeta.__instancecheck__, _changes)


class ABC(metaclass=ABCMeta):
    """Helper class: derive from it to have ABCMeta as metaclass."""
    __slots__ = ()


def update_abstractmethods(cls):
    """Computes the set of abstract methods again, after a decorator changed the class."""
    if not hasattr(cls, "__abstractmethods__"):
        return cls
    abstract = set()
    for base in cls.__bases__:
        for name in getattr(base, "__abstractmethods__", ()):
            if getattr(getattr(cls, name, None), "__isabstractmethod__", False):
                abstract.add(name)
    for name, value in cls.__dict__.items():
        if getattr(value, "__isabstractmethod__", False):
            abstract.add(name)
    cls.__abstractmethods__ = frozenset(abstract)
    return cls
