# Swaps, rotations and simultaneous updates of list items.
l = [1, 2, 3, 4]
l[0], l[-1] = l[-1], l[0]; print(l)
l[0], l[1:3], l[3] = "a", ["b", "c", "d"], "e"; print(l)
l[:2], l[2:] = l[2:], l[:2]; print(l)
a = [5, 6]
a[0], a[a[0] - 6 if a[0] > 5 else 1] = 0, 9; print(a)
i, x = 0, [1, 2, 3]
i, x[i] = x[i], i; print(i, x)
x[i], i = i, x[i]; print(i, x)
*head, tail = x; head[0], *mid = "pqr"; print(head, tail, mid)
m = [[1, 2], [3, 4]]
(m[0][0], m[0][1]), m[1] = m[1], m[0]; print(m)
for l[0], l[1] in [(7, 8), (9, 10)]: print(l)
x = x[1:] + x[:1]; x[::2] = x[::2][::-1]; print(x)
[a, b], c = [[1, 2], 3]; (d, (e, *f)), *g = (1, "xyz"), 4, 5; print(a, b, c, d, e, f, g)
b = [0] * 3
b[0] = b[1] = b[2] = len(b); print(b)
n = 3
n, b[n - 1] = n - 1, "at old n"; print(n, b)
