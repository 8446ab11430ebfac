# Larger dicts: growth, deletion, reuse, string and int keys.
d = {}
for i in range(5000):
    d[i] = i * i
for i in range(0, 5000, 3):
    del d[i]
print(len(d), sum(d), sum(d.values()) % 1000007, 3 in d, 4 in d, list(d)[:5], list(d)[-2:])
s = {}
for i in range(3000):
    s[f"key{i}"] = i
print(len(s), s["key2999"], all(s[f"key{i}"] == i for i in range(3000)), "key3000" in s)
while len(s) > 10:
    s.popitem()
print(s)
for i in range(100):
    s[i] = s.pop(i, i) + 1
print(len(s), s[50], list(s)[:3])
big = dict.fromkeys(range(1000), 0)
for i in range(10000):
    big[i * 7 % 1000] += 1
print(set(big.values()), len(big))
t = {}
for i in range(200):
    t[i % 17, i % 5] = i
print(len(t), t[3, 3], max(t.values()), sorted(t)[:3])
c = d.copy()
c.clear()
print(len(c), len(d), d == dict(d.items()), d == {**d, -1: 0})
neg = {-i: i for i in range(100)}
print(neg[-99], 0 in neg, len(neg), min(neg), next(reversed(neg)))
