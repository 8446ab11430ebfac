# The functions of `enum` that work on names and bits, with good arguments and bad ones.
import enum
import inspect


def show(function, *args, **kwargs):
    try:
        print(getattr(function, "__name__", "?"), args, kwargs, "->", repr(function(*args, **kwargs)))
    except Exception as error:
        print(getattr(function, "__name__", "?"), args, kwargs, "!!", type(error).__name__, error)


for number in (0, 1, 2, 5, 10, 255, -1, -2, -3, -4, -10, -255, -256, 2**40, -(2**40), 2**64 + 5, -(2**64) - 5, True, False):
    show(enum.bin, number)
    show(enum.bin, number, 4)
    show(enum.bin, number, max_bits=10)
show(enum.bin, 5, 0)
show(enum.bin, 5, None)
show(enum.bin, "5")
show(enum.bin, 5.0)
show(enum.bin)
show(enum.bin, 1, 2, 3)
show(enum.bin, num=6)
show(enum.bin, 6, bits=3)

for number in (0, 1, 2, 3, 10, 255, 2**70 + 2**3, True):
    show(enum.show_flag_values, number)
show(enum.show_flag_values, -1)
show(enum.show_flag_values, "a")
show(enum.show_flag_values)


class Color(enum.Flag):
    RED = 1
    GREEN = 2
    BLUE = 4
    WHITE = 7


class Way(enum.IntFlag):
    N = 1
    S = 2


show(enum.show_flag_values, Color.WHITE)
show(enum.show_flag_values, Color.RED | Color.BLUE)
show(enum.show_flag_values, Way.N | Way.S)
print(list(Color.WHITE), list(Color), Color(3), Color(0), ~Color.RED)
for function in (enum.bin, enum.show_flag_values):
    print(function.__name__, function.__module__, inspect.signature(function), inspect.isfunction(function))


class Names(enum.Enum):
    _ignore_ = ["temp"]
    temp = 5
    first = 1
    _private = 2
    __mangled = 3
    x_ = 4

    def method(self):
        return self.name

    @property
    def doubled(self):
        return self.value * 2

    @staticmethod
    def plain():
        return "plain"

    class Inner:
        pass


print([member.name for member in Names])
print(Names._Names__mangled, Names.first.doubled, Names.plain())
for body in ({"_sunder_": 1}, {"__dunder__": 1, "a": 1}, {"_": 1}, {"__": 1}, {"___": 1}, {"_a__": 1}, {"__a_": 1}, {"é": 1}):
    try:
        namespace = enum.EnumType.__prepare__("Made", (enum.Enum,))
        for name, value in body.items():
            namespace[name] = value
        made = enum.EnumType("Made", (enum.Enum,), namespace)
        print(body, [member.name for member in made])
    except Exception as error:
        print(body, "!!", type(error).__name__, error)
try:
    @enum.verify(enum.NAMED_FLAGS)
    class Lost(enum.Flag):
        A = 1
        B = 2
        C = 8
        ALL = 31
except ValueError as error:
    print(error)
