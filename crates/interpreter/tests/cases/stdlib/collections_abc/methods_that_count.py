# A class counts as an abstract one by its methods; None in place of one says that it does not.
import collections.abc as abc
from contextlib import AbstractAsyncContextManager, AbstractContextManager


class Base:
    def __iter__(self):
        return iter(())


class Derived(Base):
    def __len__(self):
        return 0

    def __contains__(self, item):
        return False


class Blocked(Derived):
    __iter__ = None


class Freed(Blocked):
    def __iter__(self):
        return iter(())


class Meta(type):
    def __iter__(cls):
        return iter(())


class OfMeta(metaclass=Meta):
    pass


class Manager:
    def __enter__(self):
        return self

    def __exit__(self, *details):
        pass


names = "Awaitable Hashable Iterable Iterator Reversible Sized Container Callable Collection Coroutine AsyncIterable AsyncIterator Generator".split()
for cls in (Base, Derived, Blocked, Freed, OfMeta, Manager, int, str, list, dict, type(None), type(iter([])), object, type):
    print(cls.__name__, [name for name in names if issubclass(cls, getattr(abc, name))])
late = type("Late", (), {})
print(issubclass(late, abc.Sized))
late2 = type("Late2", (), {})
late2.__len__ = lambda self: 3
print(issubclass(late2, abc.Sized), isinstance(late2(), abc.Sized))
print(isinstance(Manager(), AbstractContextManager), issubclass(Manager, AbstractAsyncContextManager), issubclass(Base, AbstractContextManager))
print(abc.Iterable.__subclasshook__(Derived), abc.Iterable.__subclasshook__(Blocked), abc.Sized.__subclasshook__(Base))
print(abc.Sized.__subclasshook__(list[int]))


class Own(abc.Sized):
    def __len__(self):
        return 1


print(Own.__subclasshook__(Derived), issubclass(Derived, Own), isinstance(Own(), abc.Sized))
for wrong in (5, "text", None):
    try:
        abc.Sized.__subclasshook__(wrong)
    except AttributeError as error:
        print(error)
