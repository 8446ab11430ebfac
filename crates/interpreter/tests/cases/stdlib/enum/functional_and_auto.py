# Functional API, auto(), aliases, ordering and iteration.
from enum import *

def err(f, *a, **k):
    try: print("no error:", repr(f(*a, **k)))
    except Exception as e: print(type(e).__name__, "-", e)

Animal = Enum("Animal", "ANT BEE CAT"); print(list(Animal), Animal.BEE.value, Animal.__module__, Animal.__qualname__)
print(list(Enum("A", ["x", "y"])), list(Enum("B", [("p", 5), ("q", "s")])), list(Enum("C", {"m": 1.5})), list(Enum("D", "a,b", start=0)), list(IntEnum("E", "u v")), list(Flag("F", "r w x")), Enum("G", "z", module="mod", qualname="Q.G").__qualname__, Enum("H", "k", type=str).k.value)
class Auto(Enum):
    A = auto(); B = 10; C = auto(); D = 20
    try: E = auto()
    except Exception as e: print(type(e).__name__)
print([(m.name, m.value) for m in Auto])
class Named(Enum):
    @staticmethod
    def _generate_next_value_(name, start, count, last): return (name.lower(), start, count, list(last))
    ONE = auto(); TWO = auto()
print([m.value for m in Named])
class S(StrEnum): FOO = auto(); BAR = "custom"
print(S.FOO, repr(S.FOO), S.BAR.upper(), S("foo"), f"{S.FOO:>5}", S.FOO == "foo", [str(x) for x in S])
class Color(Enum): RED = 1; GREEN = 2; CRIMSON = 1; BLUE = 3
print(list(Color), Color.CRIMSON, Color.CRIMSON is Color.RED, Color.__members__, len(Color), Color["CRIMSON"], Color(1), list(reversed(Color)), Color.RED in Color, "RED" in Color.__members__, Color.RED.name, Color.RED._value_, Color.RED._name_, [n for n, m in Color.__members__.items() if m.name != n])
err(Color, 9); err(Color, "RED"); err(lambda: Color["X"]); err(lambda: Color.X); err(lambda: 1 in Color); err(setattr, Color, "RED", 5); err(delattr, Color, "RED"); err(setattr, Color.RED, "value", 5); err(lambda: Color.RED < Color.GREEN); err(lambda: Color.RED + 1); err(Color); err(lambda: Color.RED.RED.GREEN); err(lambda: int(Color.RED))
def sub():
    class More(Color): PINK = 4
def dup():
    @unique
    class U(Enum): A = 1; B = 1; C = 2; D = 2
def twice():
    class T(Enum): A = 1; A = 2
err(sub); err(dup); err(twice)
print(Color.RED, repr(Color.RED), str(Color.RED), f"{Color.RED}", "%s" % Color.RED, Color, repr(Color), type(Color.RED), type(Color), hash(Color.RED) == hash("RED"), Color.RED == Color.RED, Color.RED == 1, Color.RED != Color.BLUE, {Color.RED: "r"}, bool(Color.RED), sorted(Color, key=lambda c: -c.value), isinstance(Color.RED, Color), Color.RED.__class__.__name__)
class Empty(Enum): pass
class Ext(Empty): X = 1
print(list(Empty), list(Ext), len(Empty), bool(Empty))
for m in Color: print(m.name, m.value, end="; ")
print(dir(Color))
