# Only `object` refuses to make an instance of an abstract class.
from abc import ABC, ABCMeta, abstractmethod


def told(make, *given):
    try:
        print(repr(make(*given)))
    except TypeError as error:
        print("TypeError", error)


for base in (object, int, str, list, dict, tuple, set, frozenset, float, bytes, Exception, ValueError, OSError):
    class Abstract(base, metaclass=ABCMeta):
        @abstractmethod
        def missing(self): ...

        def __repr__(self):
            return "made of " + base.__name__

    told(Abstract)


class Group(ExceptionGroup, metaclass=ABCMeta):
    @abstractmethod
    def missing(self): ...


told(Group, "several", [ValueError(1)])


class Other(ABC):
    def __new__(cls, value):
        return value

    @abstractmethod
    def missing(self): ...


told(Other, 5)
told(Other)


class Asks(ABC):
    def __new__(cls):
        return super().__new__(cls)

    @abstractmethod
    def missing(self): ...


told(Asks)


class Plain(ABC):
    @abstractmethod
    def missing(self): ...


told(Plain)
told(Plain, 1)
