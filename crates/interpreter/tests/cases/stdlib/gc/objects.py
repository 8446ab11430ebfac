# gc calls programs make for tidiness.
import gc
print(gc.isenabled(), gc.collect() >= 0, gc.get_threshold())
gc.disable()
print(gc.isenabled())
gc.enable()
class Node:
    def __init__(self, name): self.name, self.links = name, []
nodes = [Node(i) for i in range(50)]
for a, b in zip(nodes, nodes[1:] + nodes[:1]): a.links.append(b); b.links.append(a)
del nodes, a, b
n = gc.collect()
print(type(n).__name__, gc.garbage == [], gc.collect() >= 0)
print(gc.is_tracked([]), gc.is_tracked({}), gc.is_tracked(5), gc.is_tracked("x"), gc.is_tracked(Node(1)), gc.is_tracked((1, [2])))
print(len(gc.get_stats()), sorted(gc.get_stats()[0]), len(gc.get_count()))
for bad in (lambda: gc.collect(7), lambda: gc.collect("x"), lambda: gc.set_threshold("x")):
    try:
        bad()
    except (ValueError, TypeError) as e:
        print(type(e).__name__, e)
