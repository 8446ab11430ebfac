# Units with dimensions, arithmetic, parsing and errors.
class DimensionError(TypeError): pass
class Unit:
    table = {}
    def __init__(self, name, factor, **dims):
        self.name, self.factor, self.dims = name, factor, {k: v for k, v in dims.items() if v}
        Unit.table[name] = self
for n, f, d in (("m", 1, "L"), ("km", 1000, "L"), ("cm", 0.01, "L"), ("mi", 1609.344, "L"), ("s", 1, "T"), ("min", 60, "T"), ("h", 3600, "T"), ("kg", 1, "M"), ("g", 0.001, "M")): Unit(n, f, **{d: 1})
class Quantity:
    def __init__(self, value, unit="m", dims=None):
        if dims is None: self.si, self.dims = value * Unit.table[unit].factor, Unit.table[unit].dims
        else: self.si, self.dims = value, {k: v for k, v in dims.items() if v}
    @classmethod
    def parse(cls, text):
        number, unit = text.split()
        try: return cls(float(number), unit)
        except KeyError as e: raise ValueError(f"unknown unit {e}") from None
    def _same(self, o, what):
        if not isinstance(o, Quantity): return NotImplemented
        if self.dims != o.dims: raise DimensionError(f"cannot {what} {self} and {o}")
        return True
    def __add__(self, o): return r if (r := self._same(o, "add")) is NotImplemented else Quantity(self.si + o.si, dims=self.dims)
    def __sub__(self, o): return r if (r := self._same(o, "subtract")) is NotImplemented else Quantity(self.si - o.si, dims=self.dims)
    def __lt__(self, o): return r if (r := self._same(o, "compare")) is NotImplemented else self.si < o.si
    def __mul__(self, o):
        if isinstance(o, (int, float)): return Quantity(self.si * o, dims=self.dims)
        return Quantity(self.si * o.si, dims={k: self.dims.get(k, 0) + o.dims.get(k, 0) for k in {**self.dims, **o.dims}})
    __rmul__ = __mul__
    def __truediv__(self, o):
        if isinstance(o, (int, float)): return Quantity(self.si / o, dims=self.dims)
        r = Quantity(self.si / o.si, dims={k: self.dims.get(k, 0) - o.dims.get(k, 0) for k in {**self.dims, **o.dims}})
        return r if r.dims else r.si
    def to(self, unit):
        u = Unit.table[unit]
        if u.dims != self.dims: raise DimensionError(f"{self} is not in {unit}")
        return f"{self.si / u.factor:g} {unit}"
    def __str__(self):
        names = {"L": "m", "T": "s", "M": "kg"}
        return f"{self.si:g} " + "*".join(names[k] + (f"^{v}" if v != 1 else "") for k, v in sorted(self.dims.items()))
    __repr__ = __str__
d, t = Quantity.parse("42.195 km"), Quantity.parse("2.5 h")
print(d, t, d / t, d.to("mi"), t.to("min"), d + Quantity(5, "m"), 3 * t, d * d, d / d, (d / t) * t, t / 2, sorted([d, Quantity(1, "mi"), Quantity(99, "cm")]))
for bad in (lambda: d + t, lambda: d < t, lambda: d + 5, lambda: d.to("kg"), lambda: Quantity.parse("5 parsec"), lambda: Quantity.parse("km"), lambda: Quantity.parse("x km"), lambda: 5 - d, lambda: d.to("ft")):
    try: print(bad())
    except (TypeError, ValueError, KeyError) as e: print(type(e).__name__, e)
print(sum([Quantity(1, "m"), Quantity(2, "m")], Quantity(0, "m")), max([t, Quantity(1, "min")]))
