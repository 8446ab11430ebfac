# Ways to remove items: filters, reversed loops, slices, while, and the trap.
src = [1, 2, 2, 3, 4, 4, 4, 5]
a = src[:]
for x in a:
    if x % 2 == 0:
        a.remove(x)
print("trap", a)
b = [x for x in src if x % 2]
c = src[:]
for i in range(len(c) - 1, -1, -1):
    if c[i] % 2 == 0:
        del c[i]
d = src[:]
d[:] = filter(lambda x: x % 2, d)
e = src[:]
while 4 in e:
    e.remove(4)
f = src[:]
for x in f[:]:
    if x == 2:
        f.remove(x)
g = src[:]
i = 0
while i < len(g):
    if g[i] == 4:
        g.pop(i)
    else:
        i += 1
print(b, c, d, e, f, g)
h = src[:]
del h[1::2]
j = src[:]
j[2:5] = []
k = src[:]
del k[-3:]
print(h, j, k, [x for i, x in enumerate(src) if i == 0 or src[i - 1] != x], list(dict.fromkeys(src)), sorted(set(src), reverse=True))
