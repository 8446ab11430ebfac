# Arrays to and from lists, bytes and other arrays.
from array import array
a = array("i", [1, -2, 3])
print(a.tolist(), list(a), tuple(a), sum(a), sorted(a), max(a), a.tobytes().hex())
b = array("i"); b.frombytes(a.tobytes()); print(b == a, b is a)
print(array("d", a), array("f", [1, 2]), array("h", a.tolist()), array("q", (x * 10 for x in a)))
print(bytes(array("B", range(5))), bytearray(array("b", [-1, 1])), array("B", b"\x00\xff").tolist())
u = array("u", "hello"); print(u.tounicode(), u[1:3], "".join(reversed(u)), u.count("l"), u.index("o"))
for code in "bBhHiIlLqQfd":
    x = array(code, [1, 2]); print(code, x.itemsize, len(x.tobytes()), x.tolist())
print([round(v, 3) for v in array("f", [0.1, 1 / 3])], array("d", [0.1])[0] == 0.1)
m = {"a": array("i", [1]), "b": array("i")}; print(m, bool(m["b"]), len(m["a"]))
import json; print(json.dumps(array("i", [1, 2]).tolist()))
print(array("i", [3, 1, 2]) + array("i", [9]), array("i", [1, 2]) * 2, 1 in array("i", [1]), array("i", [1]) == array("i", [1]))
