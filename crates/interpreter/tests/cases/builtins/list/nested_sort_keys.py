# Sorting records by several keys, mixed directions, missing values, and by position in another list.
rows = [("pear", 3, None), ("apple", 3, 2.5), ("fig", 1, 0.5), ("apple", 2, None), ("kiwi", 10, 1.0)]
print(sorted(rows, key=lambda r: (r[0], -r[1])))
print(sorted(rows, key=lambda r: (r[2] is None, r[2] or 0)))
print(sorted(rows, key=lambda r: (-len(r[0]), r[0], r[1])))
r2 = sorted(rows, key=lambda r: r[0], reverse=True)
r2.sort(key=lambda r: r[1])
print(r2)
order = ["kiwi", "fig", "apple", "pear"]
print(sorted(rows, key=lambda r: order.index(r[0])))
print(sorted(range(len(rows)), key=lambda i: rows[i][1]), sorted(rows, key=lambda r: str(r[1])), sorted(rows)[0], max(rows, key=lambda r: r[2] or -1))
d = {"x": [3, 1], "y": [2], "z": []}
print(sorted(d, key=lambda k: len(d[k])), sorted(d.items(), key=lambda kv: sum(kv[1])), {k: sorted(v) for k, v in sorted(d.items(), reverse=True)}, sorted(["B", "a", "C"], key=lambda s: (s.lower(), s)))
