# a = b[i] = c.attr = value, with targets of every kind, left to right.
class C: pass
c, l, d = C(), [0, 0], {}
x = l[0] = d["k"] = c.attr = 7
print(x, l, d, c.attr)
(a, b) = [p, *q] = l[:] = 1, 2
print(a, b, p, q, l)
i = l[i if "i" in globals() else 0] = 1
print(i, l)
s = t = u = []
s.append(1); t = t + [2]; u += [3]
print(s, t, u)
f = g = lambda: "same"
print(f is g, f())
m = n = None
m, n = n, m = 5, 6
print(m, n)
first, second = rest = "xy"
print(first, second, rest)
k = d[k0] = (k0 := "late") if "k0" in globals() else None if False else d.setdefault("z", 1) if (k0 := "zz") else 0
print(k, d)
