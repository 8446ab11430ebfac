# Every kind of target in a for loop.
class O: pass
o, l, d = O(), [0, 0], {}
for o.x in range(2): pass
for l[0] in "ab": pass
for l[1:] in [[1, 2], [3]]: pass
for d["k"] in (5,): pass
for o.a, (l[0], *d["rest"]) in [(1, "xyz")]: pass
print(o.x, l, d, o.a)
for a, b in {"x": 1, "y": 2}.items(): print(a, b, end=" ")
for (a, b), c in [((1, 2), 3)]: print(a, b, c, end=" ")
for [a, [b, *c]] in [[1, [2, 3, 4]]]: print(a, b, c, end=" ")
for a, *b, c in ["abcd", (1, 2)]: print(a, b, c, end=" ")
for *a, in [[1, 2], "xy"]: print(a, end=" ")
for a, in [(1,), [2]]: print(a, end=" ")
for () in [(), []]: print("empty", end=" ")
print()
for i in range(3):
    for i in "ab": pass
    print(i, end=" ")
for i, i in [(1, 2)]: print(i, end=" ")
for x in x if "x" in globals() else [1, 2]: print(x, end=" ")
for y in 1, 2, *"ab": print(y, end=" ")
for z in (lambda: "fn")(): print(z, end=" ")
for q in [*range(2)] or [9]: print(q, end=" ")
print()
def f():
    global gl
    for gl in "pq": yield gl
print(list(f()), gl)
for n in (n for n in range(2)): print(n, end=" ")
for k in k0 if (k0 := [7]) else []: print(k, k0)
