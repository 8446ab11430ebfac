# Subclasses of float and complex.
class Money(float):
    def __repr__(self): return f"${float(self):.2f}"
    def __add__(self, o): return Money(float(self) + float(o))
    def __mul__(self, o): return Money(float(self) * o)
m = Money(2.5)
print(m, str(m), m + 1, m * 3, m - 1, type(m - 1).__name__, m == 2.5, hash(m) == hash(2.5), f"{m:.1f}", f"{m}", "%.1f" % m)
print(sum([Money(1), Money(2)]), sorted([Money(2), Money(1)]), m.is_integer(), Money("1e3"), Money(), int(m), round(m), round(m, 1), type(round(m, 1)).__name__)
print(m.real, -m, abs(Money(-1)), m < 3, {2.5: "key"}[m], m.as_integer_ratio(), m.hex(), Money.fromhex("0x1.8p+1"))
class Polar(complex):
    def __new__(cls, r, i=0): return super().__new__(cls, r, i)
    def __repr__(self): return f"<{self.real}, {self.imag}>"
p = Polar(3, 4)
print(p, abs(p), p + 1, p == 3 + 4j, p.conjugate(), type(p * 2).__name__)
class Approx(float):
    def __eq__(self, o): return abs(float(self) - float(o)) < 0.01
    __hash__ = float.__hash__
print(Approx(1.0) == 1.001, 1.001 == Approx(1.0), Approx(1) in [0.995, 2], Approx(1.0) != 1.001)
class Temp(float):
    def __format__(self, spec): return float.__format__(self, spec or ".1f") + "C"
print(f"{Temp(20)}", f"{Temp(20):.3f}", "{:>8}".format(Temp(3)), str(Temp(5)))
print(max(Money(5), 3), min([Money(1), Money(0.5)]), divmod(Money(7), 2), Money(7) // 2, Money(7) % 4, Money(2) ** 3)
