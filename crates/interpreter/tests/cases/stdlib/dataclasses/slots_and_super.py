# A class with slots is a new one: what refers to the old one fails, as does what is not a field of a frozen one.
import dataclasses
import pprint
import weakref


class Base:
    def hello(self):
        return "hello"


@dataclasses.dataclass(slots=True)
class Child(Base):
    number: int = 1

    def hello(self):
        return super().hello() + "!"


@dataclasses.dataclass(frozen=True, slots=True)
class Frozen:
    number: int = 1


@dataclasses.dataclass(slots=True, weakref_slot=True)
class Weak:
    number: int = 1


try:
    print(Child().hello())
except TypeError as error:
    print(error)
for name in ("number", "other"):
    for action in (lambda: setattr(Frozen(), name, 1), lambda: delattr(Frozen(), name)):
        try:
            action()
        except Exception as error:
            print(type(error).__name__, error)
weak = Weak(2)
print(weakref.ref(weak)() is weak, Weak.__slots__, Frozen.__slots__, Frozen(3), hash(Frozen(3)) == hash(Frozen(3)))


@dataclasses.dataclass
class Shown:
    words: list

    def __repr__(self):
        return "a text that is longer than any line that pprint would like to see here"


pprint.pprint(Shown([1]), width=20)
