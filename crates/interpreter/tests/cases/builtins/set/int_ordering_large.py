# Growth and order of larger integer sets.
for n in (4, 5, 6, 10, 19, 20, 30):
    print(n, set(range(n, 0, -1)))
print({i * 7 % 31 for i in range(31)}, {i * 1000 for i in range(8)}, {i ** 3 for i in range(12)})
s = set()
seed = 12345
for _ in range(25):
    seed = (seed * 1103515245 + 12345) % 2 ** 31
    s.add(seed % 200)
print(s, len(s))
print(set(list(s)[::-1]) == s, s & set(range(0, 200, 2)), s - set(range(100)))
for x in list(s)[:10]:
    s.remove(x)
print(s)
s.update(range(5))
print(s)
c = s.copy()
print(c, set(s) == c, set(c))
d = {n: n for n in (9, 3, 27)}
print(set(d), set(d.values()), d.keys() & {3, 9}, d.keys() - {3}, set(sorted(d)))
print(set(range(100)) - set(range(90)), set(range(50)) & set(range(40, 60)), set(range(64, 0, -8)), set([70, 6, 134, 198]))
e = {1, 2, 3}
e.clear()
e.update([30, 20, 10])
print(e, {x // 3 for x in range(20)}, {x % 5 for x in range(50, 0, -1)}, {-x for x in range(6)})
print([list({a, b}) for a, b in ((8, 0), (0, 8), (1, 9), (9, 1), (7, 15), (15, 7))])
