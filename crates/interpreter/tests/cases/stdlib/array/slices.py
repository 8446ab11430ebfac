# Indexing, slicing, slice assignment and deletion.
from array import array

def err(f):
    try:
        print("no error:", f())
    except Exception as e:
        print(type(e).__name__, "-", e)

a = array("i", range(10))
print(a[0], a[-1], a[2:5], a[::-1], a[::3], a[8:100], a[5:2], a[:], type(a[1:2]).__name__)
a[0] = 50
a[-1] = 90
print(a)
a[1:3] = array("i", [100, 200, 300])
print(a)
a[::2] = array("i", [0] * len(a[::2]))
print(a)
del a[0], a[-1]
del a[2:4]
del a[::2]
print(a)
err(lambda: a[100])
err(lambda: a["x"])
err(lambda: a[1.0])
err(lambda: a.__setitem__(100, 1))
err(lambda: a.__setitem__(0, "x"))
err(lambda: a.__setitem__(slice(0, 1), [1]))
err(lambda: a.__setitem__(slice(None, None, 2), array("i", [1, 2, 3, 4, 5])))
err(lambda: a.__setitem__(slice(0, 1), array("d", [1.0])))
err(lambda: a.__delitem__(50))
print(list(a), tuple(a), sum(a), max(a), sorted(a, reverse=True), list(reversed(a)), bool(a), bool(array("i")))
for i, x in enumerate(array("u", "añ")):
    print(i, x)
first, *rest = array("b", [1, 2, 3])
print(first, rest)
