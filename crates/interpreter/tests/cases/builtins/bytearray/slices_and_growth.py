# bytearray slices: every kind of assignment, deletion, and use as a buffer.
def fresh(): return bytearray(b"0123456789")
for code in ("b[2:4] = b'xyz'", "b[2:4] = b''", "b[5:5] = b'--'", "b[::2] = b'abcde'", "b[::-1] = b'9876543210'", "del b[::3]", "del b[-2:]", "b[:] = b''", "b[8:2] = b'i'", "b[3:5] = [65, 66]", "b[1:3] = bytearray(b'ba')", "b[0:2] = memoryview(b'mv')", "b[100:] = b'end'", "b[-1:] = range(65, 68)", "b += b'!' * 3", "b *= 2", "b[2:4] = b", "b.extend(b)", "b.insert(3, 33)", "b.reverse()", "del b[3]"):
    b = fresh()
    exec(code)
    print(code, b)
buf = bytearray()
for i in range(300): buf.append(i % 256)
print(len(buf), buf[255:260], buf.count(5), bytes(buf[:3]), buf.find(b"\x05\x06"), buf[-1])
view = memoryview(buf)
try: buf.extend(b"x")
except BufferError as e: print(e)
view[0:4] = b"HEAD"; view.release(); buf.extend(b"x"); print(buf[:4], len(buf))
