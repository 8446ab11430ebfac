# What `inspect` says of enumerations and of classes whose metaclass lists them, and members that come in other ways.
import enum
import inspect
import types


class Color(enum.Enum):
    RED = 1
    BLUE = 2


print([name for name, _ in inspect.getmembers(Color)])
print([name for name, _ in inspect.getmembers_static(Color)])
print([name for name, _ in inspect.getmembers(Color.RED)])


class Listed(type):
    def __dir__(cls):
        return ["shown", "absent"]


class Thing(metaclass=Listed):
    shown = 1
    hidden = 2


class Shape:
    @types.DynamicClassAttribute
    def size(self):
        return 3


class Square(Shape):
    side: int = 2


print(inspect.getmembers(Thing), inspect.getmembers_static(Thing))
print([name for name, _ in inspect.getmembers(Square)][-3:], [name for name, _ in inspect.getmembers(int)][-3:])
print([name for name, _ in inspect.getmembers(Square, lambda value: isinstance(value, int))])


class Base(enum.Enum):
    @types.DynamicClassAttribute
    def test(self):
        return "of the base"


class Derived(Base):
    test = 1


print(Derived.test, Derived.test.test, Derived.test.value)


class Filled(enum.Enum):
    locals().update({"a": 1}, b=2)
    locals().update([("c", 3)])


print(list(Filled))


def failing(action):
    try:
        print(action())
    except (TypeError, ValueError) as error:
        print(type(error).__name__ + ":", error)


def doubled():
    class Double(enum.Enum):
        locals().update({"a": 1}, **{"a": 2})


def unnamed():
    @enum.verify(enum.NAMED_FLAGS)
    class Bits(enum.Flag):
        low = 1
        some = 6
        more = 12


failing(doubled)
failing(unnamed)


@enum.global_enum
class Light(enum.IntFlag, boundary=enum.KEEP):
    LOW = 1
    HIGH = 2


print(repr(Light(3)), repr(Light(9)), repr(Light(8)))
