# type(name, bases, ns): classes made at run time.
def init(self, x): self.x = x
P = type("P", (), {"__init__": init, "double": lambda self: self.x * 2, "kind": "dynamic"})
p = P(4)
print(p.double(), P.kind, P.__name__, type(p).__name__, type(P).__name__)
Q = type("Q", (P,), {"double": lambda self: "Q" + str(P.double(self))})
print(Q(3).double(), Q.__mro__[1].__name__, issubclass(Q, P))
I = type("MyInt", (int,), {"half": property(lambda s: s / 2)})
print(I(7).half, I(7) + 1, type(I(7) + 1).__name__)
classes = {n: type(n.title(), (Exception,), {"code": i}) for i, n in enumerate(["alpha", "beta"])}
try:
    raise classes["beta"]("made up")
except Exception as e:
    print(type(e).__name__, e.code, e)
print(type(5), type("s") is str, type(type), type(None), type(...).__name__, type(NotImplemented).__name__)
for args in ((1, (), {}), ("X", [], {}), ("X", (), []), ("X", (5,), {}), ("X", (bool,), {}), ("X",), ("X", ())):
    try:
        type(*args)
    except TypeError as e:
        print(e)
ns = {}
exec("class FromExec:\n    v = 1\n    def m(self): return self.v", ns)
print(ns["FromExec"]().m())
p.__class__ = Q
print(p.double(), type(p).__name__)
try:
    p.__class__ = int
except TypeError as e:
    print(e)
Q.__name__ = "Renamed"
print(Q, Q.__qualname__)
P.extra = 1
print(Q.extra, "extra" in dir(Q))
Empty = type("Empty", (), {})
print(Empty.__dict__.get("x", "none"), Empty().__doc__)
