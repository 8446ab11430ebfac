# Observable properties, computed values and views that print.
class Observable:
    def __init__(self, value=None):
        self._default = value
    def __set_name__(self, owner, name): self.name = name
    def __get__(self, obj, owner=None): return self if obj is None else obj.__dict__.get(self.name, self._default)
    def __set__(self, obj, value):
        old = self.__get__(obj)
        obj.__dict__[self.name] = value
        if old != value: obj.notify(self.name, old, value)
class Model:
    def __init__(self, **values):
        self.observers = {}
        for k, v in values.items(): setattr(self, k, v)
    def observe(self, *names):
        def register(f):
            for n in names: self.observers.setdefault(n, []).append(f)
            return f
        return register
    def notify(self, name, old, new):
        for f in self.observers.get(name, []) + self.observers.get("*", []): f(name, old, new)
class Rect(Model):
    width, height = Observable(0), Observable(0)
    color = Observable("black")
    @property
    def area(self): return self.width * self.height
r = Rect(width=2, height=3)
history = []
@r.observe("width", "height")
def show(name, old, new): print(f"{name}: {old} -> {new}, area {r.area}")
@r.observe("*")
def log(name, old, new): history.append((name, new))
@r.observe("color")
def check(name, old, new):
    if new not in ("black", "red"): r.color = old; print("rejected", new)
r.width = 5
r.width = 5
r.height += 1
r.color = "red"
r.color = "pink"
print(r.color, history, Rect.width.name, type(Rect.width).__name__, r.area)
s = Rect()
s.width = 9
print(s.area, s.color, sorted(vars(s)))
