# Trees, graphs and tables with defaultdict and setdefault.
from collections import defaultdict
import json
Tree = lambda: defaultdict(Tree)
t = Tree(); t["a"]["b"]["c"] = 1; t["a"]["d"] = 2; print(json.dumps(t), t["x"] == {}, "x" in t)
graph = defaultdict(set)
for a, b in (("a", "b"), ("b", "c"), ("a", "c"), ("d", "e")): graph[a].add(b); graph[b].add(a)
def component(n, seen=None):
    seen = seen if seen is not None else set(); seen.add(n)
    for m in sorted(graph[n]):
        if m not in seen: component(m, seen)
    return seen
print(sorted(component("a")), sorted(component("e")), {k: len(v) for k, v in sorted(graph.items())})
table = defaultdict(lambda: [0, 0.0])
for k, v in (("x", 1.5), ("y", 2), ("x", 2.5)): row = table[k]; row[0] += 1; row[1] += v
print({k: tuple(v) for k, v in table.items()}, {k: s / n for k, (n, s) in table.items()})
plain = {}
for w in ("apple", "avocado", "berry"): plain.setdefault(w[0], []).append(w)
print(plain, defaultdict(list, plain)["z"], defaultdict(int, {"a": 1})["a"])
ids = defaultdict(lambda: len(ids)); print([ids[w] for w in "a b a c b".split()], dict(ids))
class Cache(dict):
    def __missing__(self, n): v = self[n] = n * n; return v
c = Cache(); print(c[4], c[4], c, c.get(9), 9 in c)
