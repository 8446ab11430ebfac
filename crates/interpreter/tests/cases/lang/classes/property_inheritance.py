# Overriding properties, extending setters, properties that call super, read-only children.
class Base:
    def __init__(self): self._x = 1
    @property
    def x(self): return self._x
    @x.setter
    def x(self, v): self._x = v
class Double(Base):
    @property
    def x(self): return super().x * 2
    @x.setter
    def x(self, v): Base.x.fset(self, v + 100)
class ReadOnly(Base):
    @property
    def x(self): return "ro " + str(self._x)
class Extended(Base):
    x = Base.x.setter(lambda self, v: setattr(self, "_x", [v]))
class Plain(Base):
    x = "class attribute now"
d = Double(); d.x = 5; print(d.x, d._x)
r = ReadOnly()
try: r.x = 3
except AttributeError as e: print(e)
print(r.x)
e = Extended(); e.x = 9; print(e.x)
p = Plain(); print(p.x); p.x = 2; print(p.x, vars(p))
class Auto:
    def __init__(self, **kw):
        for k, v in kw.items(): setattr(self, k, v)
    @property
    def full(self): return f"{self.first} {self.last}"
    @full.setter
    def full(self, v): self.first, self.last = v.split()
    @full.deleter
    def full(self): self.first = self.last = "?"
a = Auto(full="Ada Lovelace", age=36)
print(a.first, a.last, a.full); del a.full; print(a.full)
try: Auto(full="one")
except ValueError as err: print(err)
print(isinstance(Base.x, property), Base.x.fget(d), Double.x is Base.x, Extended.x.fget is Base.x.fget)
