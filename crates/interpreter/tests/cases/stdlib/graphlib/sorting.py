# TopologicalSorter: static order, stepwise use, cycles and errors.
from graphlib import TopologicalSorter, CycleError

def err(f, *a):
    try: print("no error:", f(*a))
    except Exception as e: print(type(e).__name__, "-", e.args if isinstance(e, CycleError) else e)

g = {"D": {"B", "C"}, "C": {"A"}, "B": {"A"}}
print(list(TopologicalSorter({"c": ["b"], "b": ["a"]}).static_order()), list(TopologicalSorter().static_order()), list(TopologicalSorter({"x": []}).static_order()), list(TopologicalSorter({1: [2, 3], 2: [3]}).static_order()))
t = TopologicalSorter(g); t.prepare()
while t.is_active():
    ready = sorted(t.get_ready()); print(ready, end=" ")
    t.done(*ready)
print(t.is_active(), bool(t))
t = TopologicalSorter(); t.add(3, 2, 1); t.add(4); t.add(3, 5); t.add(1); t.prepare(); print(sorted(t.get_ready()), t.get_ready(), t.is_active()); t.done(1); t.done(2, 5); print(t.get_ready()); t.done(3, 4); print(t.is_active())
err(list, TopologicalSorter({"a": ["b"], "b": ["a"]}).static_order()); err(TopologicalSorter({"a": ["a"]}).prepare); err(TopologicalSorter({1: [2], 2: [3], 3: [1], 4: [1]}).prepare); print(issubclass(CycleError, ValueError))
n = TopologicalSorter({"a": ["b"]}); err(n.get_ready); err(n.done, "a"); err(n.is_active); n.prepare(); err(n.prepare); err(n.add, "z"); err(n.done, "a"); err(n.done, "nope"); n.get_ready(); n.done("b"); err(n.done, "b"); err(TopologicalSorter, 5); err(TopologicalSorter({"a": [[1]]}).prepare) if False else None
try: TopologicalSorter({"x": ["y"], "y": ["z"], "z": ["x"]}).prepare()
except CycleError as e: print(e.args[0], e.args[1], len(e.args[1]), e.args[1][0] == e.args[1][-1])
tasks = {"deploy": {"test", "build"}, "test": {"compile"}, "build": {"compile"}, "compile": {"fetch"}, "docs": {"fetch"}}
levels, s = [], TopologicalSorter(tasks); s.prepare()
while s.is_active():
    nodes = s.get_ready(); levels.append(sorted(nodes)); s.done(*nodes)
print(levels)
order = [*TopologicalSorter(tasks).static_order()]; pos = {x: i for i, x in enumerate(order)}; print(all(pos[d] < pos[x] for x, ds in tasks.items() for d in ds), len(order))
