# gc: switches, counts, thresholds, callbacks and collection of cycles.
import gc
import weakref

print(gc.isenabled()); gc.disable(); print(gc.isenabled()); gc.enable(); print(gc.isenabled())
print(type(gc.collect()).__name__, type(gc.get_count()).__name__, len(gc.get_count()), gc.get_threshold(), len(gc.get_stats()), sorted(gc.get_stats()[0]))
gc.set_threshold(500, 5, 5); print(gc.get_threshold()); gc.set_threshold(700, 10, 10)
class Node:
    def __init__(self): self.other = None
a, b = Node(), Node(); a.other, b.other = b, a
r = weakref.ref(a); del a, b; gc.collect(); print(r() is None)
print(gc.is_tracked([]), gc.is_tracked(1), gc.is_tracked("s"), gc.is_tracked({"a": []}), gc.is_finalized(Node()) if hasattr(gc, "is_finalized") else None, gc.garbage, gc.get_debug(), gc.callbacks)
def err(f, *a):
    try: print("no error:", f(*a))
    except Exception as e: print(type(e).__name__, "-", e)
err(gc.collect, 5); err(gc.collect, -1); print(gc.DEBUG_STATS, gc.DEBUG_LEAK, gc.DEBUG_SAVEALL, gc.DEBUG_COLLECTABLE, gc.DEBUG_UNCOLLECTABLE)
gc.freeze(); gc.unfreeze(); print(type(gc.get_freeze_count()).__name__, gc.set_debug(0), type(gc.get_objects()).__name__, gc.collect(0) >= 0, gc.collect(generation=1) >= 0)
out = []
f = weakref.finalize(Node(), out.append, "final"); gc.collect(); print(out, f.alive)
