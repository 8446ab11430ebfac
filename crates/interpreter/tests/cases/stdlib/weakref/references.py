import gc, weakref
class O:
    def __init__(self, n): self.n = n
    def m(self): return self.n
o = O(1); r = weakref.ref(o)
print(r() is o, weakref.ref(o) is r, r == weakref.ref(o), hash(r) == hash(o), weakref.getweakrefcount(o))
p = weakref.proxy(o); print(p.n, p.m()); p.n = 5; print(o.n)
w = weakref.WeakMethod(o.m); print(w()())
f = weakref.finalize(o, print, "finalised"); print(f.alive)
ws = weakref.WeakSet([o]); wv = weakref.WeakValueDictionary(k=o); wk = weakref.WeakKeyDictionary({o: "v"})
print(len(ws), len(wv), len(wk), o in ws, wv["k"] is o, wk[o], list(wv), list(wk.values()))
del o
gc.collect()
print(r(), w(), f.alive, len(ws), len(wv), len(wk))
try:
    p.n
except ReferenceError as e:
    print(e)
for bad in (5, "s", (1,), None):
    try:
        weakref.ref(bad)
    except TypeError as e:
        print(e)
