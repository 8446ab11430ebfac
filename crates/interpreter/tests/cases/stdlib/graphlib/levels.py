# Levels, critical paths and ordering of strings, ints and tuples.
from graphlib import TopologicalSorter
def levels(g):
    ts = TopologicalSorter(g); ts.prepare(); out = []
    while ts.is_active():
        ready = ts.get_ready(); out.append(sorted(ready)); ts.done(*ready)
    return out
print(levels({3: [1, 2], 4: [3], 5: [3]}), levels({}), levels({"a": []}), levels({("x", 1): [("y", 2)]}))
times = {"a": 2, "b": 3, "c": 1, "d": 4}; deps = {"c": {"a", "b"}, "d": {"b"}, "a": set(), "b": set()}
finish = {}
for n in TopologicalSorter(deps).static_order(): finish[n] = times[n] + max((finish[d] for d in deps[n]), default=0)
print(dict(sorted(finish.items())), max(finish.values()))
ts = TopologicalSorter(); ts.add("a", "b", "c"); ts.add("b", "c"); ts.add("a", "b"); print(list(ts.static_order()))
ts = TopologicalSorter({1: [2]}); ts.prepare(); print(ts.get_ready(), ts.get_ready(), ts.is_active()); ts.done(2); print(ts.get_ready()); ts.done(1); print(ts.is_active())
for f in (lambda: ts.done(1), lambda: ts.done(9), lambda: ts.add(5), lambda: ts.prepare(), lambda: TopologicalSorter({1: [1]}).prepare(), lambda: TopologicalSorter().get_ready(), lambda: list(TopologicalSorter({1: [2], 2: [1]}).static_order())):
    try: f()
    except ValueError as e: print(type(e).__name__, e)
