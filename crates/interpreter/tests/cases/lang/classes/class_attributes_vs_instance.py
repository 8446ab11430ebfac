# Lookup order: instance, class, bases; shadowing; mutable class attributes.
class Base:
    a, b, c = "base a", "base b", "base c"
class Mid(Base):
    b, c = "mid b", "mid c"
class Leaf(Mid):
    c = "leaf c"
x = Leaf()
print(x.a, x.b, x.c)
x.c = "own c"
Base.a = "changed"
print(x.a, x.c, Leaf.c)
del x.c
print(x.c)
del Leaf.c
print(x.c)
Mid.b = property(lambda self: "property now")
print(x.b)
try:
    x.b = 1
except AttributeError as e:
    print(e)
class Shared:
    items = []
    count = 0
    def add(self, v):
        self.items.append(v)
        self.count += 1
p, q = Shared(), Shared()
p.add(1); q.add(2); q.add(3)
print(p.items, p.count, q.count, Shared.count, "items" in vars(p), "count" in vars(p))
q.items = ["own"]
q.add(9)
print(p.items, q.items)
class Conf:
    defaults = {"x": 1}
    def __init__(self): self.defaults = dict(self.defaults, y=2)
print(Conf().defaults, Conf.defaults)
class Fn:
    f = len
    g = lambda self: "lambda method"
    def h(): return "no self"
print(Fn().f("abc"), Fn().g(), Fn.h(), Fn.g(None))
x.method = lambda: "on the instance: no self"
print(x.method())
