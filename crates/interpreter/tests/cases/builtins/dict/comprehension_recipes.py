# Dicts made from dicts: filter, map, invert, merge, sort, group, count, zip, nest.
d = {"apple": 3, "kiwi": 5, "fig": 1, "pear": 3}
print({k: v for k, v in d.items() if v > 2}, {k: v * 10 for k, v in d.items()}, {v: k for k, v in d.items()}, {k[0]: k for k in d}, {k: len(k) for k in d})
print(dict(sorted(d.items(), key=lambda p: p[1])), dict(sorted(d.items(), reverse=True)), {v: [k for k in d if d[k] == v] for v in dict.fromkeys(d.values())}, {**d, **{"fig": 100}}, {k: d[k] for k in d.keys() - {"fig"}} == {k: d[k] for k in d if k != "fig"})
print({i: c for i, c in enumerate("abc")}, dict(zip("abc", range(3))), {(a, b): a * b for a in range(2) for b in range(2)}, {a: {b: a + b for b in range(2)} for a in range(2)}, {str(k): v for k, v in {1: 2}.items()}, {k: v for d in ({"a": 1}, {"b": 2}) for k, v in d.items()})
print({c: "mississippi".count(c) for c in "mississippi"}, max(d, key=d.get), min(d.items(), key=lambda p: (p[1], p[0])), sum(d.values()) / len(d), [k for k, v in sorted(d.items(), key=lambda p: (-p[1], p[0]))], {k: (lambda v: v if v else None)(v) for k, v in {"x": 0, "y": 1}.items()}, {True: 1, False: 0}[3 > 2])
