from enum import Flag, IntFlag, auto, KEEP, CONFORM, EJECT, STRICT, verify, UNIQUE, CONTINUOUS
class Perm(Flag):
    R = auto()
    W = auto()
    X = auto()
    RW = R | W
p = Perm.R | Perm.X
print(p, repr(p), p.value, Perm.R in p, Perm.W in p, list(p), len(p), bool(Perm(0)), Perm.RW, Perm.R | Perm.W is Perm.RW, ~Perm.R, p & Perm.R, p ^ Perm.R)
print(Perm(0), repr(Perm(0)), Perm(7), list(Perm), Perm.RW.name, p.name, Perm(3) is Perm.RW, [m.value for m in Perm], Perm["RW"])
class Bits(IntFlag):
    A = 1
    B = 2
    D = 8
b = Bits.A | Bits.D
print(b, repr(b), b + 1, b == 9, Bits(16), repr(Bits(17)), Bits.A | 4, ~Bits.A, Bits.A & 1, f"{b}", int(b), Bits.B << 1)
class Loose(Flag, boundary=CONFORM):
    A = 1
    B = 2
class Out(IntFlag, boundary=EJECT):
    A = 1
print(Loose(7), Out(4), type(Out(4)).__name__)
for bad in (lambda: Perm.R | 1, lambda: Perm("x"), lambda: 1 in Perm.R):
    try:
        bad()
    except Exception as e:
        print(type(e).__name__, str(e).splitlines())
try:
    @verify(CONTINUOUS)
    class Gap(Flag):
        A = 1
        C = 4
except ValueError as e:
    print(e)
