# BytesIO: reading, writing, seeking, buffers and errors.
import io

def err(f, *a, **k):
    try: print("no error:", repr(f(*a, **k)))
    except Exception as e: print(type(e).__name__, "-", e)

b = io.BytesIO(b"line1\nline2\nend")
print(b.read(3), b.tell(), b.readline(), b.readlines(), b.read(), b.seek(0), b.read1(4), b.readline(2), list(b), b.getvalue())
w = io.BytesIO(); print(w.write(b"abc"), w.write(bytearray(b"d")), w.write(memoryview(b"e")), w.writelines([b"f", b"g"]), w.getvalue(), w.seek(1), w.write(b"B"), w.getvalue(), w.truncate(2), w.getvalue(), w.seek(5), w.write(b"x"), w.getvalue(), w.seek(-1, 2), w.read(), w.seek(-2, 1), w.tell())
buf = bytearray(3); b.seek(0); print(b.readinto(buf), buf, b.readinto(bytearray(100)), b.readinto(buf))
v = io.BytesIO(b"hello"); g = v.getbuffer(); g[0] = 72; print(v.getvalue(), len(g), bytes(g[1:3])); g.release(); v.truncate(0); print(v.getvalue(), v.tell())
print(b.readable(), b.writable(), b.seekable(), b.isatty(), b.closed, isinstance(b, io.BufferedIOBase), isinstance(b, io.RawIOBase))
err(b.write, "text"); err(b.write, 5); err(b.seek, -1); err(b.seek, 0, 9); err(b.read, "x"); err(io.BytesIO, "text"); err(io.BytesIO, 5); err(b.fileno); err(b.writelines, ["a"]); err(b.truncate, -1); err(b.readinto, b"ro")
with io.BytesIO(b"z") as c: print(c.read(), c.read(), c.read(0))
err(c.read); err(c.getvalue)
for chunk in iter(lambda s=io.BytesIO(b"abcdefg"): s.read(3), b""): print(chunk, end=" ")
print()
t = io.TextIOWrapper(io.BytesIO("é\nb".encode()), encoding="utf-8"); print(t.readline(), t.read(), t.encoding); raw = io.BytesIO(); o = io.TextIOWrapper(raw, encoding="latin-1", newline="\n"); o.write("é"); o.flush(); print(raw.getvalue())
r = io.BufferedReader(io.BytesIO(b"peek at me")); print(r.peek(4)[:4], r.read(4), r.read()); bw = io.BufferedWriter(raw2 := io.BytesIO()); bw.write(b"q"); bw.flush(); print(raw2.getvalue())
import struct
rec = io.BytesIO()
for i, n in enumerate(("ab", "c")): rec.write(struct.pack(">HB", i, len(n)) + n.encode())
rec.seek(0); out = []
while head := rec.read(3): i, n = struct.unpack(">HB", head); out.append((i, rec.read(n).decode()))
print(out)
