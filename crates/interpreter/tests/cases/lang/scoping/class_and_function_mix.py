# Methods that define classes that define methods; names seen at each level.
def outer(a):
    b = a + 1
    class Mid:
        c = b + 1
        def method(self, d):
            e = d + self.c
            class Inner:
                f = a + b + d + e
                def deep(self): return a, b, d, e, self.f
            return Inner
        lam = lambda self: (a, b)
        comp = [a for _ in range(1)]
        try: bad = [c for _ in range(1)]
        except NameError as err: bad = str(err)
    return Mid
M = outer(1)
print(M.c, M().method(10)().deep(), M().lam(), M.comp, M.bad, M().method(0).__qualname__)
class A:
    x = 1
    class B:
        try: y = x
        except NameError as e: y = str(e)
        z = 2
    w = B.z
    def get(self): return A.B.z, self.B.y
print(A.B.y, A.w, A().get())
def factory():
    registry = []
    class Base:
        def __init_subclass__(cls): registry.append(cls.__name__)
    class One(Base): pass
    class Two(One): pass
    return registry
print(factory())
def rec(n):
    class Node:
        depth = n
        child = rec(n - 1) if n else None
    return Node
r = rec(3)
while r: print(r.depth, end=" "); r = r.child
print()
x = "module"
class P:
    x = "class"
    def show(self, x=x): return x, self.x, globals()["x"]
print(P().show(), P().show("arg"))
def cell():
    class K:
        def __init__(self): self.v = __class__.__name__
        @staticmethod
        def st(): return __class__
    return K
print(cell()().v, cell().st().__name__)
