# Arguments and results that types take or refuse at their edges.
from array import array
from fractions import Fraction

t, b, s, c = (1, 2), b"abc", "x" * 50, 1 + 2j
print(t * 1 is t, 1 * t is t, b * 1 is b, s * 1 is s, complex(c) is c, complex(c, 0) is c)
for x in (memoryview(b"100"), array("B", b"100")):
    print(int(x))
    try:
        print(int(x, 2))
    except TypeError as error:
        print(error)


class Length:
    def __init__(self, n):
        self.n = n

    def __len__(self):
        return self.n


for n in (-1, -(2**70), 2**70, 3):
    try:
        print(len(Length(n)))
    except (ValueError, OverflowError) as error:
        print(type(error).__name__, error)
for make in (bytes, bytearray):
    for args in ((b"1", 1), (b"1",), (bytes(256), 1), (None, b"a")):
        try:
            print(make(b"abc").translate(*args))
        except (TypeError, ValueError) as error:
            print(type(error).__name__, error)


class Shrinks:
    def __index__(self):
        items.clear()
        return 42


for make in (bytes, bytearray):
    items = [Shrinks(), Shrinks()]
    print(make(items))


class Clears:
    def __init__(self, others):
        self.others = others

    def __eq__(self, other):
        self.others.clear()
        return NotImplemented


one, two = [], []
one.append(Clears(two))
two.append(Clears(one))
print(one == two, one, two)
three = []
three.append(Clears(three))
print(three == [1], three)


class Loud:
    def __eq__(self, other):
        print("asked")
        return True


print([Loud(), 1] == [Loud()], (Loud(),) != (Loud(),), [Loud()] != [Loud(), 2])


class Meta(type):
    pass


for args in ((5,), (1, 2), ("a", (), {}, 4)):
    for kind in (Meta, type):
        try:
            print(kind(*args))
        except TypeError as error:
            print(error)


class Told(OSError):
    def __new__(cls, message, baz=None):
        self = super().__new__(cls, message)
        self.baz = baz
        return self


for error in (Told("some message", baz="b"), Told("some message", "c")):
    print(error.args, error.baz, error)
error = ImportError("t", name="n", path="p")
error.__init__()
print(error.name, error.path, error.msg, error.args)
error.__init__("again", name="m")
print(error.name, error.path, error.msg, error.args)
for details in (("bad.py", 1, 2), ("bad.py", 1, 2, "t", 1), ("f", 1, 2, "t", 1, 2), ("f", 1, 2, "t"), (1, 2, 3, 4, 5, 6, 7), 5):
    try:
        print(repr(SyntaxError("m", details)))
    except TypeError as error:
        print(error)
# Unpacking to nothing.
for source in ("[] = ()", "() = []", "for () in [[], ()]:\n pass\n", "[() for () in []]", "[] = x = ()", "() = 5", "() = [1]"):
    for mode in ("exec", "single"):
        try:
            exec(compile(source, "x", mode))
            print("done")
        except (TypeError, ValueError) as error:
            print(error)


class Twice(complex):
    def __new__(cls, value=0j):
        return complex.__new__(cls, 2 * value)

    def __complex__(self):
        return self


print(complex(Twice(1j)), type(complex(Twice(1j))).__name__, complex(Twice(1), 2), Twice(Twice(1)))
