# memoryview: indexing, slicing, writing through, tobytes, attributes.
m = memoryview(b"abcdef")
print(m[0], m[-1], m[1:3].tobytes(), bytes(m[::-1]), len(m), list(m[:3]), m.tobytes(), m.tolist(), m.hex(), m.readonly, m.nbytes, m.itemsize, m.format, m.ndim, m.shape, m.strides, m.contiguous, m.obj)
print(m == b"abcdef", m[1:3] == b"bc", m != b"x", memoryview(b"a") == memoryview(b"a"), 97 in m, max(m), b"".join([m[:2], m[4:]]), m == "abcdef", hash(m) == hash(b"abcdef"))
b = bytearray(b"hello world")
w = memoryview(b)
w[0] = 72
w[6:11] = b"WORLD"
print(b, w.readonly, w[::2].tobytes())
sub = w[6:]
sub[0] = 119
print(b, sub.tobytes(), bytes(sub), str(sub, "ascii"), bytearray(sub))
for bad in (lambda: m.__setitem__(0, 1), lambda: w.__setitem__(0, 256), lambda: w.__setitem__(slice(0, 2), b"xyz"), lambda: w.__setitem__(0, b"a"), lambda: m[10], lambda: m["a"], lambda: memoryview("s"), lambda: memoryview(5), lambda: memoryview([1]), lambda: w.__setitem__(50, 1), lambda: m + b"x", lambda: memoryview(), lambda: m < b"z", lambda: hash(w)):
    try:
        print(bad())
    except (TypeError, ValueError, IndexError) as e:
        print(type(e).__name__, e)
try:
    b.append(1)
except BufferError as e:
    print(e)
w.release()
sub.release()
b.append(33)
print(b)
try:
    w[0]
except ValueError as e:
    print(e)
with memoryview(b"ctx") as v:
    print(v.tobytes())
try:
    v.tobytes()
except ValueError as e:
    print(e)
print(type(m).__name__, [x for x in memoryview(b"\x01\x02")], int.from_bytes(memoryview(b"\x01\x00"), "big"), bytes(memoryview(b"abc")[1:]), b"x" + bytes(memoryview(b"y")), memoryview(bytearray(b"q")).toreadonly().readonly)
