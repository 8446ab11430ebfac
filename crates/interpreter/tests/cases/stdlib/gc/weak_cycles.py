# Weak references to members of cycles.
import gc, weakref
class Parent:
    def __init__(self, name): self.name, self.children = name, []
    def add(self, child): self.children.append(child); child.parent = weakref.ref(self); return child
class Child: parent = None
p = Parent("p"); c = p.add(Child()); print(c.parent().name, c.parent() is p)
del p; gc.collect(); print(c.parent())
cache = weakref.WeakValueDictionary(); obj = Parent("kept"); cache["k"] = obj; print(cache["k"].name, len(cache)); del obj; gc.collect(); print("k" in cache, len(cache), cache.get("k"))
seen = weakref.WeakSet(); a, b = Child(), Child(); seen.add(a); seen.add(b); print(len(seen), a in seen); del a; gc.collect(); print(len(seen))
log = []; x = Parent("x"); weakref.finalize(x, log.append, "bye"); r = weakref.ref(x, lambda ref: log.append("dead")); del x; gc.collect(); print(sorted(log), r())
keys = weakref.WeakKeyDictionary(); k = Child(); keys[k] = "v"; print(keys[k], len(keys)); del k; gc.collect(); print(len(keys))
one, two = Parent("1"), Parent("2"); one.other, two.other = two, one; w = weakref.ref(one); del one, two; gc.collect(); print(w() is None)
for bad in (5, "s", (1,), None):
    try: weakref.ref(bad)
    except TypeError as e: print(e)
