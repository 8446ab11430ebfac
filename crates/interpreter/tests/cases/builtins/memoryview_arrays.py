# Views of arrays, and views that were released.
import array
a = array.array("i", [1, 2, 3])
m = memoryview(a)
print(m == a, m == array.array("h", [1, 2, 3]), m == array.array("i", [1, 2]), m == b"\1\2\3", m == bytes(a), m != a)
m[0:2] = array.array("i", [7, 8])
print(a)
try: m[0:2] = array.array("h", [7, 8])
except ValueError as error: print(error)
x = memoryview(b"abc")
print(x == b"abc", x == bytearray(b"abc"), len(x))
x.release()
for f in (lambda: len(x), lambda: x.nbytes, lambda: repr(x)[:9], lambda: x.tobytes(), lambda: memoryview(x), lambda: x == b"abc"):
    try: print(f())
    except ValueError as error: print(error)
