# Build order with costs, course planning and spreadsheet evaluation.
from graphlib import TopologicalSorter, CycleError
import re

cells = {"A1": "5", "A2": "=A1*2", "B1": "=A1+A2", "B2": "=B1-3", "C1": "=A2+B2*2"}
refs = {k: re.findall(r"[A-Z]\d", v) if v.startswith("=") else [] for k, v in cells.items()}
values = {}
for name in TopologicalSorter(refs).static_order():
    f = cells[name]; values[name] = eval(f[1:], {}, values) if f.startswith("=") else int(f)
print(dict(sorted(values.items())))
cells["A1"] = "=C1"; refs["A1"] = ["C1"]
try: print(list(TopologicalSorter(refs).static_order()))
except CycleError as e: print("cycle through", sorted(set(e.args[1])))
cost = {"a": 3, "b": 2, "c": 4, "d": 1}; needs = {"c": ["a", "b"], "d": ["c"], "b": [], "a": []}
ts = TopologicalSorter(needs); ts.prepare(); clock, running, finish = 0, [], {}
while ts.is_active():
    for n in sorted(ts.get_ready()): running.append((clock + cost[n], n))
    running.sort(); clock, n = running.pop(0); finish[n] = clock; ts.done(n)
print(finish, clock)
courses = {"ml": {"stats", "prog"}, "stats": {"math"}, "prog": set(), "math": set(), "thesis": {"ml"}}
ts = TopologicalSorter(courses); ts.prepare(); term = 1
while ts.is_active():
    batch = sorted(ts.get_ready()); print("term", term, ", ".join(batch)); ts.done(*batch); term += 1
chain = {i: [i - 1] for i in range(1, 200)}; order = list(TopologicalSorter(chain).static_order()); print(order[0], order[-1], len(order), order == sorted(order))
class Job:
    def __init__(self, n): self.n = n
    def __repr__(self): return f"Job({self.n})"
x, y, z = map(Job, "xyz"); print(list(TopologicalSorter({z: [y], y: [x]}).static_order()))
print(list(TopologicalSorter({(1, 2): [frozenset([3])]}).static_order()), list(TopologicalSorter({"b": ("a",), "c": iter(["b"])}).static_order()))
