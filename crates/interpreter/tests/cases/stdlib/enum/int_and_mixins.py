# IntEnum, StrEnum, mixins, methods, properties, __init__, __new__, _missing_.
from enum import *
import json

def err(f, *a, **k):
    try: print("no error:", repr(f(*a, **k)))
    except Exception as e: print(type(e).__name__, "-", e)

class P(IntEnum): LOW = 1; MID = 5; HIGH = 10
print(P.LOW < P.HIGH, P.MID == 5, P.LOW + 1, type(P.LOW + 1).__name__, max(P), sorted(P, reverse=True), [1, 2, 3][P.LOW], P(5), str(P.LOW), repr(P.LOW), f"{P.LOW}", f"{P.LOW:03}", "%d" % P.LOW, int(P.HIGH), P.LOW in (1, 2), json.dumps({"p": P.MID}), hash(P.LOW) == hash(1), isinstance(P.LOW, int), range(P.MID)[P.LOW], P.HIGH & 3, {1: "one"}[P.LOW], P.MID.bit_length(), 5 in P) if False else print(P.LOW < P.HIGH, P.MID == 5, P.LOW + 1, max(P), str(P.LOW), repr(P.LOW), f"{P.LOW}", f"{P.LOW:03}", "%d" % P.LOW, json.dumps({"p": P.MID}), [1, 2, 3][P.LOW], P.HIGH & 3)
class Planet(Enum):
    EARTH = (5.976e+24, 6.37814e6); MARS = (6.421e+23, 3.3972e6)
    def __init__(self, mass, radius): self.mass, self.radius = mass, radius
    @property
    def gravity(self): return 6.67300E-11 * self.mass / self.radius ** 2
    @classmethod
    def heaviest(cls): return max(cls, key=lambda p: p.mass)
    @staticmethod
    def unit(): return "m/s2"
    def __str__(self): return self.name.title()
print(Planet.EARTH, round(Planet.EARTH.gravity, 3), Planet.heaviest(), Planet.unit(), Planet.MARS.value, Planet((6.421e+23, 3.3972e6)), f"{Planet.MARS}", f"{Planet.MARS!r}")
class Coord(bytes, Enum):
    def __new__(cls, value, label, unit):
        o = bytes.__new__(cls, [value]); o._value_ = value; o.label = label; o.unit = unit
        return o
    PX = (0, "P.X", "km"); PY = (1, "P.Y", "km")
print(Coord(1), Coord.PY.label, Coord.PX == b"\0", Coord.PY.value)
class Loose(Enum):
    YES = "yes"; NO = "no"; UNKNOWN = None
    @classmethod
    def _missing_(cls, v):
        if isinstance(v, str):
            for m in cls:
                if m.value == v.lower(): return m
        if v == 0: return "not a member"
        if v == 1: raise KeyError("one")
        return cls.UNKNOWN if v == "" else None
print(Loose("YES"), Loose(""), Loose("no")); err(Loose, "maybe"); err(Loose, 0); err(Loose, 1)
class Fl(float, Enum): HALF = 0.5; DOUBLE = 2
print(Fl.HALF * 3, Fl.DOUBLE.value, repr(Fl.HALF), Fl.HALF < 1, f"{Fl.HALF}", str(Fl.HALF))
class St(str, Enum): A = "a"; B = "b"
print(St.A == "a", St.A, repr(St.A), f"{St.A}", St.A.upper(), St("b"), "".join([St.A, "z"]), json.dumps([St.A]), {St.A: 1}["a"], "%s" % St.A, St.A.value)
class Tup(tuple, Enum): X = (1, 2)
print(Tup.X, Tup.X[0], Tup.X.value, repr(Tup.X))
class Ordered(Enum):
    def __lt__(self, o): return self.value < o.value if type(self) is type(o) else NotImplemented
class Grade(Ordered): A = 5; B = 4
print(Grade.B < Grade.A, sorted(Grade), min(Grade), Grade.A > Grade.B); err(lambda: Grade.A < 5)
class Shape(Enum):
    SQ = "square"; CI = "circle"
    def area(self, n): return {Shape.SQ: n * n, Shape.CI: 3 * n * n}[self]
    @nonmember
    class Helper: pass
    LIMIT = nonmember(100)
    @member
    def func(x=1): return x
print(Shape.SQ.area(3), [m.name for m in Shape], Shape.LIMIT, Shape.Helper.__name__, [callable(m.value) for m in Shape])
def bad():
    class S2(StrEnum): A = 5
def bad2():
    class I2(IntEnum): A = "x"
def bad3():
    class M(Enum): mro = 1
def bad4():
    class M(Enum): _bad_ = 1
def bad5():
    class M(int, str, Enum): A = 1
for b in (bad, bad2, bad3, bad4): err(b)
match P.LOW:
    case P.HIGH: print("h")
    case P.LOW: print("l")
