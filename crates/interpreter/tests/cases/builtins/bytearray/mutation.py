# bytearray: in-place changes, slices, methods of lists.
b = bytearray(b"hello")
b[0] = 72
b.append(33)
b.extend(b" wor"); b.extend([108, 100]); b.insert(0, 42)
print(b, len(b))
b[1:3] = b"XYZ"
print(b)
del b[0]
del b[::2]
print(b, b.pop(), b.pop(0), b)
b.remove(108) if 108 in b else None
b.reverse()
print(b, b.copy(), b.index(b"r") if b"r" in b else "none")
b += b"abc"
b *= 2
print(b)
b.clear()
print(b, bool(b))
b[:] = b"new"
b[5:] = b"!"
b[0:0] = [65, 66]
b[::2] = b"123"
print(b)
for bad in (lambda: b.append(256), lambda: b.append("a"), lambda: b.__setitem__(0, 300), lambda: b.__setitem__(0, b"a"), lambda: b.__setitem__(50, 1), lambda: b.extend("abc"), lambda: b.remove(1), lambda: bytearray().pop(), lambda: b.__setitem__(slice(0, 4, 2), b"x"), lambda: b.insert(0, -1), lambda: hash(b), lambda: b + "x", lambda: b.extend(5), lambda: b.pop(99), lambda: {b: 1}, lambda: b.__setitem__(slice(0, 1), "x"), lambda: b.__setitem__(slice(0, 1), 5)):
    try:
        print(bad())
    except (TypeError, ValueError, IndexError) as e:
        print(type(e).__name__, e)
c = b
c += b"?"
print(b is c, b, bytearray(b"a") + b"b", type(b"a" + bytearray(b"b")).__name__, type(bytearray(b"a") + b"b").__name__)
print([n for n in dir(bytearray) if n not in dir(bytes)])
