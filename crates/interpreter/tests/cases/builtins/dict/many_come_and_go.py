# Keys that come and go leave the table usable: a search for an absent key must end.
d = {i: i for i in range(20)}
for i in range(20_000):
    d[i + 100] = 1
    del d[i + 100]
print(len(d), -5 in d, 19 in d, list(d)[:3])
for i in range(5_000):
    d[-i - 1] = i
    d.pop(next(iter(d)))
print(len(d), list(d)[:2], "x" in d)
for i in range(3_000):
    d.setdefault(("k", i), i)
    d.popitem()
print(len(d), ("k", 7) in d)
