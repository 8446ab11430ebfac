# Subclasses of int: construction, arithmetic results, formatting, hashing.
class Meters(int):
    def __new__(cls, v, unit="m"):
        self = super().__new__(cls, v)
        self.unit = unit
        return self
    def __repr__(self): return f"{int(self)}{self.unit}"
    def __add__(self, o): return Meters(int(self) + int(o), self.unit)
m = Meters(5, "km")
print(m, repr(m), m + 1, (m + 2).unit, m * 2, type(m * 2).__name__, m == 5, hash(m) == hash(5), m < 6)
print({5: "x"}[m], [0, 1, 2, 3, 4, 5][m], f"{m:03d}", f"{m}", "%d" % m, str(m), m.bit_length(), int(m), type(int(m)).__name__)
class Flag(int):
    def __or__(self, o): return Flag(int(self) | int(o))
    def __str__(self): return "|".join(n for i, n in enumerate(("r", "w", "x")) if self >> i & 1) or "none"
R, W, X = Flag(1), Flag(2), Flag(4)
print(R | X, Flag(0), W, f"{R | W}", f"{X:d}", repr(X))
class Mod7(int):
    def __new__(cls, v): return super().__new__(cls, v % 7)
    def __mul__(self, o): return Mod7(int(self) * o)
    __rmul__ = __mul__
print(Mod7(10), Mod7(5) * 3, 4 * Mod7(5), Mod7(6) + 6)
print(isinstance(m, int), bool(Meters(0)), -m, abs(Meters(-3)), type(-m).__name__, divmod(m, 2), m ** 2)
print(sum([Meters(1), Meters(2)]), max(Meters(1), Meters(9)), sorted([Meters(3), Meters(1)]), list(range(Meters(2))))
class Big(int): pass
print(Big(10 ** 30) + 1, Big("0x1f", 16), Big(), Big(3.7), Big.from_bytes(b"\x01\x00", "big"), type(Big.from_bytes(b"\x01", "big")).__name__)
try:
    class B(bool): pass
except TypeError as e:
    print(e)
print(m.real, m.numerator, m.conjugate(), vars(m), (5).__class__ is int)
