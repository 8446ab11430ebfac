from array import array
for code in "bBhHiIlLqQ":
    a = array(code, [1, 2, 3])
    a.append(100)
    print(a, a.itemsize, a.tobytes()[:4], a[1:], a[::-1])
f = array("d", [1, 2.5])
f.extend([3, 4])
f.insert(-1, 9)
del f[0]
f[0:2] = array("d", [7])
print(f, f.pop(), f.index(7), f.count(4), 7 in f, list(f), f * 2, f + f, f == array("d", [7, 4]), f < array("d", [8]))
u = array("u", "héllo")
u.fromunicode("!")
print(u, u[1], u.tounicode(), len(u), u.itemsize)
m = memoryview(array("i", [1, 2, 3]))
m[1] = 50
print(m.format, m.itemsize, m.tolist(), m.obj, m.nbytes, bytes(array("h", [258])), array("b"), not array("b"))
b = array("H", [1, 256])
b.byteswap()
print(b, sum(b), sorted(b), [*reversed(b)], array("i", array("b", [1])), array("i", (x for x in (1, 2))))
for bad in (lambda: array("i", [2**40]), lambda: array("B", [-1]), lambda: array("z"), lambda: array("i", "a"), lambda: array("i", [1])[5], lambda: array("i").pop(), lambda: array("i", [1]) + [1], lambda: array("i", [1.0]), lambda: hash(array("i")), lambda: array("i").nope):
    try:
        print(bad())
    except Exception as e:
        print(type(e).__name__, e)
