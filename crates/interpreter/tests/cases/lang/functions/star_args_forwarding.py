# Forwarding *args and **kwargs through layers, with changes on the way.
def target(a, b=2, *rest, k=3, **extra): return a, b, rest, k, extra
def plain(*args, **kwargs): return target(*args, **kwargs)
def prepend(*args, **kwargs): return target("first", *args, **kwargs)
def override(*args, **kwargs): return target(*args, **{**kwargs, "k": "forced"})
def drop(*args, **kwargs): kwargs.pop("bad", None); return target(*args[:2], **kwargs)
def pick(a, *args, flag=False, **kwargs): return target(*(args[::-1] if flag else args), a, **kwargs)
for f in (plain, prepend, override, drop, pick):
    print(f.__name__, f(1), f(1, 2, 3, x=9), f(1, 5, k=0), f(1, 5, 6, bad=1))
print(pick(1, 2, 3, flag=True), plain(*[1, 2], *(3, 4), **{"k": 5}, **{"z": 6}))
class Base:
    def __init__(self, *args, **kw): self.got = args, kw
class Mid(Base):
    def __init__(self, x, *args, debug=False, **kw):
        super().__init__(*args, **kw)
        self.x, self.debug = x, debug
class Leaf(Mid):
    def __init__(self, *args, **kw): super().__init__("leaf", *args, debug=True, **kw)
l = Leaf(1, 2, z=3)
print(l.x, l.debug, l.got)
try: Leaf(debug=False)
except TypeError as e: print(e)
def count(*args, **kw): return len(args), len(kw)
print(count(*range(50), **{f"k{i}": i for i in range(20)}), count(*"", **{}), count(*[[]], **{"": 1}))
def partial(f, *a, **k):
    def g(*b, **l): return f(*a, *b, **k, **l)
    return g
print(partial(target, 1, k=9)(2, 3, q=4), partial(partial(target, 1), 2)(3))
try: partial(target, k=1)(0, k=2)
except TypeError as e: print(e)
