# Strided views, comparison, conversion, nested slices, hashing.
m = memoryview(b"0123456789")
print([bytes(m[s]) for s in (slice(2, 5), slice(None, None, 2), slice(None, None, -1), slice(8, 2, -3), slice(5, 5))], bytes(m[2:8][1:4]), bytes(m[::2][::-1]), m[::2].contiguous, m[::2].strides, len(m[::3]), m[::3].tolist(), list(reversed(m))[:3], m[3:6].tobytes().decode())
print(m[:3] == b"012", m[:3] == bytearray(b"012"), m[::2] == b"02468", m[:3] == "012", m == memoryview(bytearray(b"0123456789")), b"012" == m[:3], hash(m[:3]) == hash(b"012"), 48 in m, 5 in m, {m[:2]: "k"}[b"01"], m[0] == ord("0"))
b = bytearray(10)
v = memoryview(b)
v[::2] = b"abcde"; v[1:3] = v[7:9]; v[-1] = 90
print(b, sum(v), max(v), bytes(v[:4]), v.tolist())
for f in (lambda: v.__setitem__(slice(0, 3), b"ab"), lambda: v.__setitem__(0, "a"), lambda: v.__setitem__(0, 300), lambda: v[99], lambda: v.append(1), lambda: v[0:2, 0], lambda: hash(v), lambda: m.__delitem__(0) if hasattr(m, "__delitem__") else (_ for _ in ()).throw(TypeError("cannot delete memory"))):
    try: f()
    except (TypeError, ValueError, IndexError, NotImplementedError, AttributeError) as e: print(type(e).__name__, e)
s = v.toreadonly()
try: s[0] = 1
except TypeError as e: print(e)
v[0] = 65; print(s[0], s.readonly, s.obj is b)
