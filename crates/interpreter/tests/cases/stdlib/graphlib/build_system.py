# Rebuilding only what is needed, in order.
from graphlib import TopologicalSorter, CycleError
deps = {"app": ["lib", "ui"], "ui": ["lib", "css"], "lib": ["core"], "css": [], "core": [], "docs": ["app"]}
order = list(TopologicalSorter(deps).static_order())
print(order.index("core") < order.index("lib") < order.index("app"), sorted(order) == sorted(deps))
def needed(target, seen=None):
    seen = set() if seen is None else seen
    if target not in seen:
        seen.add(target)
        for d in deps[target]: needed(d, seen)
    return seen
part = {k: deps[k] for k in needed("ui")}
levels = []
ts = TopologicalSorter(part); ts.prepare()
while ts:
    ready = sorted(ts.get_ready()); levels.append(ready); ts.done(*ready)
print(levels)
deps["core"] = ["docs"]
try:
    TopologicalSorter(deps).prepare()
except CycleError as e:
    print(type(e).__name__, e.args[0], set(e.args[1]) >= {"core", "docs", "app"}, e.args[1][0] == e.args[1][-1])
t = TopologicalSorter()
t.add("b", "a"); t.add("c", "b"); t.add("a")
print(tuple(t.static_order()))
empty = TopologicalSorter({}); empty.prepare(); print(bool(empty), empty.get_ready())
one = TopologicalSorter({"x": ["y", "z"]}); one.prepare(); r = one.get_ready(); print(sorted(r), one.get_ready()); one.done("y"); print(one.get_ready()); one.done("z"); print(one.get_ready(), one.is_active())
