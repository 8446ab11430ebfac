# memoryview.cast to other formats and shapes.
m = memoryview(b"\x01\x02\x03\x04\x05\x06\x07\x08")
h = m.cast("H")
print(len(h), h.itemsize, h.format, h.nbytes, h.tolist(), h[1], h[-1])
i = m.cast("I")
print(i.tolist(), len(i), i.shape, i.strides)
print(m.cast("b").tolist(), memoryview(b"\xff\xfe").cast("b").tolist(), m.cast("c")[0], m.cast("Q").tolist(), memoryview(b"\x00\x00\xc0\x3f").cast("f").tolist(), memoryview(b"\x00\x00\x00\x00\x00\x00\xf8\x3f").cast("d")[0], memoryview(b"\x01\x00").cast("?").tolist())
b = bytearray(8)
w = memoryview(b).cast("H")
w[0] = 258
w[3] = 65535
print(b, w.tolist(), w.cast("B").tolist())
for bad in (lambda: m.cast("x"), lambda: m[:3].cast("H"), lambda: h.cast("I"), lambda: w.__setitem__(0, 70000), lambda: w.__setitem__(0, -1), lambda: w.__setitem__(0, "a"), lambda: m.cast("zz"), lambda: m.cast(5)):
    try:
        print(bad())
    except (TypeError, ValueError) as e:
        print(type(e).__name__, e)
two = m.cast("B", [2, 4])
print(two.ndim, two.shape, two.tolist(), two[1, 2], len(two))
print(h == m.cast("H"), h[1:3].tolist(), h.tobytes() == m.tobytes(), h[::2].tolist(), bytes(h))
