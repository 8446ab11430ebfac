# tobytes, frombytes, byteswap, tounicode, memoryview.
from array import array

def err(f):
    try:
        print("no error:", f())
    except Exception as e:
        print(type(e).__name__, "-", e)

a = array("H", [1, 256, 65535])
print(a.tobytes(), bytes(a), a.itemsize)
a.byteswap()
print(a)
b = array("i")
b.frombytes(b"\x01\x00\x00\x00\xff\xff\xff\xff")
print(b, b.tobytes().hex())
err(lambda: b.frombytes(b"\x01"))
err(lambda: b.frombytes("text"))
d = array("d", [1.5, -2.0])
print(d.tobytes().hex(), array("f", [1.5]).tobytes())
u = array("u", "日本")
u.fromunicode("語")
print(u, u.tounicode(), len(u))
err(lambda: b.tounicode())
err(lambda: b.fromunicode("x"))
b.fromlist([7, 8])
print(b, b.tolist())
err(lambda: b.fromlist((1,)))
err(lambda: b.fromlist([1, "x"]))
print(b)
m = memoryview(array("B", [1, 2, 3]))
print(m.format, m.itemsize, m.nbytes, m.tolist(), m[1], bytes(m[1:]))
err(lambda: array("b", [1]).byteswap())
q = array("q", [-1, 2**62])
q.byteswap()
print(q)
print(array("B", b"xyz").tobytes() == b"xyz", bytearray(array("B", [65, 66])))
