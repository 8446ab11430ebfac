# Slices are compared like tuples, sequences are repeated by what has an index, and other operands that are seldom met.
import types


def shown(function, *args):
    try:
        print(function(*args))
    except Exception as error:
        print(type(error).__name__, error)


class Odd:
    def __eq__(self, other):
        raise ValueError("not compared")


print(slice(1, 2) == slice(1, 2), slice(1, 2) < slice(1, 3), slice(1, 2, 3) >= slice(1, 2, 2), slice("a") != slice("b"))
shown(lambda: slice(Odd()) == slice(Odd()))
shown(lambda: slice(1, Odd()) != slice(2, Odd()))
shown(lambda: slice(1) < slice(None, 2))
shown(lambda: slice(1) < 2)


class Four:
    def __index__(self):
        return 4


class Huge:
    def __init__(self, value):
        self.value = value

    def __index__(self):
        return self.value


for sequence in ("ab", [1], (2,), b"x", bytearray(b"y")):
    print(sequence.__mul__(Four()), sequence.__rmul__(Four()), sequence * Four(), Four() * sequence)
    for count in (Huge(2 ** 100), Huge(-2 ** 100)):
        try:
            print(sequence * count)
        except OverflowError:
            print("OverflowError")
    shown(lambda: sequence * -2 ** 100)

print(b"abc".__rmod__("%r"), bytearray(b"abc").__rmod__("%r"), "a".__rmod__(b"x"))
shown("a".__rmod__, "%s")
print(-0.0 ** -1.0 if False else pow(0.0, float("-inf")), pow(-0.0, float("-inf")), pow(0.0, float("inf")))
shown(pow, 0.0, -1.0)
print((1 + 2j).__getnewargs__(), (1.5).__getnewargs__(), (3).__getnewargs__())
for args in ((1 + 1j, 1, 1), (1, 1 + 1j, 1), (1.5, 1j, 2), (1j, 1.5, 2), (2, 3, 1.5)):
    shown(pow, *args)

module = types.ModuleType("made")
print(module, module.__annotations__)
module.__annotations__["x"] = int
print(module.__annotations__)
module.__file__ = "/tmp/made.py"
print(module)
del module.__name__
print(module)
del module.__file__
print(module)
module.__loader__ = int
print(module)

view = memoryview(bytearray(b"abc"))
for key in ((slice(0, 1), slice(0, 1)), (slice(0, 1),), (1, 2), (1, slice(1)), "a"):
    shown(lambda: view[key])
    shown(view.__setitem__, key, 1)
