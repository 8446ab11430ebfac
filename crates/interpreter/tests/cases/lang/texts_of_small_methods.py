# `__str__`, `__repr__` and `__format__` that only compute, and those that do not, wherever natives ask for them.
class Point:
    def __init__(self, x, y):
        self.x, self.y = x, y

    def __str__(self):
        return f"({self.x}, {self.y!r:>4})"

    def __repr__(self):
        return "Point(%d)" % self.x if self.x > 100 else f"Point({self.x=}, {self.y:.3})"

    def __format__(self, spec):
        return f"{self.x:{spec}}|" if spec else str(self.x) + "|"


class Wrong:
    def __init__(self, what):
        self.what = what

    def __str__(self):
        return self.what

    def __repr__(self):
        return self.what

    def __format__(self, spec):
        return self.what


class Text(str):
    def __str__(self):
        return "text"


class Raising:
    def __str__(self):
        return str(1 // self.n)

    def __repr__(self):
        return f"{self.missing}"

    n = 0


class Nested:
    def __init__(self, inner):
        self.inner = inner

    def __str__(self):
        return f"<{self.inner}>"

    def __repr__(self):
        return "N" + repr(self.inner)


class Endless:
    def __repr__(self):
        return f"{self!r}"


class Asked:
    def __str__(self):
        print("asked", end=" ")
        return "A"


p, q = Point(5, 2.5), Point(-7, 1e10)
print("%s %r %s" % (p, q, p), "{} {!s} {!r:>30} {:>6}".format(p, q, p, q), f"{p} {p!s:>14} {q!r} {p:04}")
print(str(p), repr(q), [p, q], {"p": p}, (p,), str([p]), ascii(q), format(p), format(p, "x"))
print(",".join(map(str, [p, q])), list(map(repr, [p, q])), " ".join(str(point) for point in [p, q]), sep=";")
print(list(zip([1, 2], map(str, [p, q]))), sorted([p, q], key=str), max([p, q], key=repr))
print(repr(Point(101, 1.0)), f"{Point(101, 1.0)!r}", "%r" % Point("a", 1.0) if False else "")
print(Nested(p), Nested(Nested(q)), repr(Nested([Nested(1), p])), "%s" % Nested(None), f"{Nested(True)}", str(Nested(Asked())))
print("%s %s %s" % (p, Asked(), Nested(2**80)), "{}{}".format(Asked(), Nested(-0.0)))
for what in (5, None, b"x"):
    for ask in (str, repr, format, "%s".__mod__, "{}".format, lambda one: f"{one}", lambda one: ",".join(map(str, [one])), lambda one: print(one)):
        try:
            found = ask(Wrong(what))
            print(type(found).__name__, found, end="; ")
        except TypeError as error:
            print(error, end="; ")
    print()
for ask in (str, repr, format, lambda one: ",".join(map(str, [one]))):
    found = ask(Wrong(Text("given")))
    print(type(found).__name__, found, end="; ")
print()
for ask in (str, repr, "%s".__mod__, "{!r}".format, lambda one: f"{one}", lambda one: list(map(str, [p, one]))):
    try:
        ask(Raising())
    except (ZeroDivisionError, AttributeError) as error:
        print(type(error).__name__, error, end="; ")
print()
try:
    repr(Endless())
except RecursionError as error:
    print(type(error).__name__)
try:
    "%s %d" % (p, "x")
except TypeError as error:
    print(error)
try:
    Point("abc", 1).__format__("d")
except ValueError as error:
    print(error)
for bad in ("{:d}", "{0:>5}{1}", "{:{}}"):
    try:
        print(bad.format(Point("abc", 1), 8))
    except (ValueError, IndexError) as error:
        print(error)
names = [f"{n:>3}|{n!r}|{-n:+}" for n in range(3)]
print(names, sorted("bca", key=lambda c: f"{c}{1}"), max(range(30), key=lambda n: f"{n:b}"), list(map(lambda n: f"<{n:02}>", range(3))))
print(list(map(lambda v: f"{v}", [1, 2.5, None, True, "t", 2**70, [1], p])), ",".join(f"{n}-{n * n}" for n in range(4)))
import csv
import decimal
import io

stream = io.StringIO()
writer = csv.writer(stream, quoting=csv.QUOTE_NONNUMERIC)
writer.writerows([[p, decimal.Decimal("1.50"), Text("t"), None], [Nested(p), Asked(), q, 2.5], [Nested("a,\"b")]])
print(stream.getvalue())
