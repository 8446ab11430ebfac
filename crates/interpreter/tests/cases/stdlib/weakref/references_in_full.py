# ref, proxy, callbacks, WeakMethod, finalize.
import weakref, gc
class Node:
    def __init__(self, name): self.name = name
    def hello(self, x=1): return (self.name, x)
    def __repr__(self): return f"Node({self.name})"
n = Node("a"); r = weakref.ref(n)
print(r() is n, r is weakref.ref(n), r == weakref.ref(n), hash(r) == hash(n), weakref.getweakrefcount(n), len(weakref.getweakrefs(n)), r().name, type(r).__name__, isinstance(r, weakref.ReferenceType), r.__callback__)
gone = []
r2 = weakref.ref(n, gone.append); p = weakref.proxy(n); m = weakref.WeakMethod(n.hello); f = weakref.finalize(n, print, "finalized", n.name)
print(p.name, p.hello(5), m()(7), f.alive, f.peek()[1] is print, r2.__callback__ is not None, type(p).__name__, p == p, str(p), repr(m()) .startswith("<bound method Node.hello"), f.atexit)
p.name = "b"; print(n.name)
del n; gc.collect()
print(r() is None, len(gone), gone[0] is r2, m() is None, f.alive, f(), r == weakref.ref(Node("x")) if False else "")
for bad in (lambda: p.name, lambda: weakref.ref(5), lambda: weakref.ref("a"), lambda: weakref.ref([]), lambda: weakref.proxy(1), lambda: weakref.WeakMethod(len)):
    try:
        print(bad())
    except Exception as error:
        print(type(error).__name__, error)
class Slots: __slots__ = ("a",)
class Weak: __slots__ = ("a", "__weakref__")
try:
    weakref.ref(Slots())
except TypeError as error:
    print(error)
w = Weak(); print(weakref.ref(w)() is w, weakref.ref(lambda: 1)() is None or True, weakref.ref(Node)() is Node, weakref.ref(len)() is len, weakref.ref({1})() is None or True)
x = Node("z"); fin = weakref.finalize(x, lambda a, k: print("called", a, k), 1, k=2); print(fin(), fin.alive, fin()); y = Node("y"); fin = weakref.finalize(y, print, "never"); print(fin.detach()[2], fin.alive)
