# Grouping, counting, nesting and inverting with defaultdict.
from collections import defaultdict
pairs = [("fruit", "apple"), ("veg", "kale"), ("fruit", "pear"), ("veg", "leek"), ("fruit", "apple")]
groups = defaultdict(list)
unique = defaultdict(set)
counts = defaultdict(int)
for kind, name in pairs:
    groups[kind].append(name)
    unique[kind].add(name)
    counts[name] += 1
print(dict(groups))
print({k: sorted(v) for k, v in unique.items()})
print(dict(counts))
inverse = defaultdict(list)
for k, v in {"a": 1, "b": 2, "c": 1}.items():
    inverse[v].append(k)
print(dict(inverse))
matrix = defaultdict(lambda: defaultdict(float))
matrix["x"]["y"] += 1.5
matrix["x"]["z"] -= 1
print({k: dict(v) for k, v in matrix.items()})
print(defaultdict(lambda: "?")["any"], defaultdict(dict)["k"], defaultdict(bool)["b"])
print(groups == {"fruit": ["apple", "pear", "apple"], "veg": ["kale", "leek"]})
print(sorted(groups, key=lambda k: len(groups[k])), list(groups.keys()))
