# Flag and IntFlag: operators, boundaries, names, iteration, verify.
from enum import *

def err(f, *a, **k):
    try: print("no error:", repr(f(*a, **k)))
    except Exception as e: print(type(e).__name__, "-", e)

class Perm(Flag): R = 4; W = 2; X = 1; RW = 6; NONE = 0
p = Perm.R | Perm.W
print(p, repr(p), p is Perm.RW, p.name, p.value, Perm.R in p, Perm.X in p, p & Perm.R, p ^ Perm.R, ~p, ~Perm.R, p - Perm.R if False else "", bool(Perm.NONE), bool(Perm.R & Perm.W), list(p), len(p), list(Perm), list(Perm.R | Perm.X), Perm(5), Perm(0), Perm.R | Perm.X, str(Perm(3)), Perm.NONE, (Perm.R | Perm.X).name, Perm.__members__)
err(Perm, "R"); err(lambda: Perm.R | 1); err(lambda: Perm.R + Perm.W); err(lambda: 1 | Perm.R); err(lambda: 4 in Perm.RW); err(lambda: Perm.R < Perm.W); print(Perm(-1), Perm(-3), Perm.R == 4, hash(Perm.R) == hash(4))
class C(Flag): RED = auto(); GREEN = auto(); BLUE = auto(); WHITE = RED | GREEN | BLUE
print([m.value for m in C], C.WHITE, list(C.WHITE), C.RED | C.BLUE, repr(C.RED | C.BLUE), ~C.RED, C(0), C.RED in C.WHITE, C.WHITE & ~C.GREEN, f"{C.RED | C.GREEN}", C["RED"], len(C))
class I(IntFlag): A = 1; B = 2; C = 4
print(I.A | I.B, repr(I.A | 8), I.A | 8, I(16), repr(I(16)), I.A + 1, I.A == 1, ~I.A, (I.A | I.B) & 1, I(7), list(I(5)), I.A < I.B, f"{I.A}", f"{I.A | I.B:04b}", str(I.C), I.A in I(3), 8 | I.A, I(-1), int(I.B), isinstance(I.A, int), I(0), repr(I(0)), bool(I(0)))
class St(Flag, boundary=STRICT): A = 1; B = 2
class Co(Flag, boundary=CONFORM): A = 1; B = 2
class Ej(Flag, boundary=EJECT): A = 1; B = 2
class Ke(Flag, boundary=KEEP): A = 1; B = 2
err(St, 5); print(Co(5), Ej(5), type(Ej(5)).__name__, Ke(5), repr(Ke(5)), Ke(5).value, St._boundary_, list(FlagBoundary))
@verify(UNIQUE)
class V(Enum): A = 1; B = 2
def v1():
    @verify(UNIQUE)
    class X(Enum): A = 1; B = 1
def v2():
    @verify(CONTINUOUS)
    class X(Enum): A = 1; B = 4; C = 6
def v3():
    @verify(NAMED_FLAGS)
    class X(Flag): A = 1; B = 6
for v in (v1, v2, v3): err(v)
def fmt(p): return "".join(c if f in p else "-" for c, f in zip("rwx", (Perm.R, Perm.W, Perm.X)))
print([fmt(Perm(n)) for n in range(8)], {f.name for f in C.WHITE} == {"RED", "GREEN", "BLUE"})
x = Perm.R; x |= Perm.X; x &= ~Perm.R; x ^= Perm.W; print(x)
class Style(Flag):
    BOLD = auto(); ITALIC = auto()
    def css(self): return " ".join(f.name.lower() for f in self)
    def __str__(self): return self.css() or "plain"
print(Style.BOLD | Style.ITALIC, Style(0), repr(Style.BOLD), f"{Style.ITALIC}")
