# A property without a setter.
class Circle:
    def __init__(self, r): self._r = r
    @property
    def r(self): return self._r
c = Circle(2)
print(c.r)
c.r = 3
