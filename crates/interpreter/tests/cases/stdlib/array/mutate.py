# append, extend, insert, pop, remove and the in-place operators.
from array import array

def err(f):
    try:
        print("no error:", f())
    except Exception as e:
        print(type(e).__name__, "-", e)

a = array("i", [3, 1, 2])
a.append(7)
a.extend([8, 9])
a.extend(array("i", [10]))
a.insert(0, -1)
a.insert(100, 99)
a.insert(-1, 98)
print(a, len(a))
print(a.pop(), a.pop(0), a.pop(-2), a)
a.remove(8)
print(a, a.index(7), a.count(3), a.count(1000), 7 in a, 1000 in a)
a.reverse()
print(a.tolist())
a += array("i", [1, 1])
a *= 2
print(a)
print(a + array("i", [0]), array("i", [1]) * 3, 2 * array("i", [5]), array("i", [5]) * 0, array("i", [5]) * -1)
err(lambda: a.remove(12345))
err(lambda: a.index(12345))
err(lambda: array("i").pop())
err(lambda: a.pop(1000))
err(lambda: a.append("x"))
err(lambda: a.append(1.0))
err(lambda: a.extend(array("d", [1.0])))
err(lambda: a + array("d", [1.0]))
err(lambda: a + [1])
err(lambda: a * "x")
err(lambda: a.insert("x", 1))
b = array("d")
b.append(5)
b.extend(x / 4 for x in range(3))
print(b, b.index(0.25), b.index(5, -10, 10))
