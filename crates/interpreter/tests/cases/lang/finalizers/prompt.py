# Finalisers, weak references and abandoned generators end where CPython ends them.
import weakref, gc
class D:
    def __init__(self, n): self.n = n
    def __del__(self): print("del", self.n)
d = D(1)
del d
print("after")
d = D(2)
d = D(3)
print("rebound")
d = None
def f():
    x = D("local")
    print("in f")
f()
print("after f")
def main():
    f()
    print("after f in main")
    y = D("y"); y = None
    print("y gone")
main()
class N: pass
o = N(); r = weakref.ref(o); print(r() is o); del o; print(r())
o = N(); r = weakref.ref(o, lambda ref: print("callback")); o = None; print(r())
w = weakref.WeakValueDictionary(); o = N(); w["a"] = o; print(len(w)); del o; print(len(w))
s = weakref.WeakSet(); o = N(); s.add(o); print(len(s)); del o; print(len(s))
fin = weakref.finalize(x := N(), print, "finalized"); print(fin.alive); del x; print(fin.alive)
def g():
    try:
        yield 1
        yield 2
    finally:
        print("closed")
it = g(); next(it); del it
print("gen gone")
def h():
    for v in g():
        print(v)
        break
    print("end h")
h()
class C: pass
a, b = C(), C(); a.o, b.o = b, a; r = weakref.ref(a); del a, b; gc.collect(); print(r())
class Bad:
    def __del__(self): raise ValueError("bad")
Bad()
print("still")
l = [D("in list")]
l.clear()
print("cleared")
class Ctx:
    def __enter__(self): return self
    def __exit__(self, *a): print("exit")
    def __del__(self): print("ctx del")
with Ctx() as c: pass
del c
r = weakref.ref(D("temp")); print(r())
lst = [D(i) for i in range(3)]
del lst[1]
print("x")
class P:
    def __init__(self): self.child = D("child")
    def __del__(self): print("parent")
p = P(); del p
print("end")
import atexit
@atexit.register
def bye(): print("bye")
atexit.register(print, "first", sep="")
z1 = D("z1"); z2 = D("z2")
