# Chunked copies, records and headers in BytesIO.
import io, struct, zlib
def copy(src, dst, size=4):
    n = 0
    while chunk := src.read(size): n += dst.write(chunk)
    return n
a, b = io.BytesIO(b"0123456789"), io.BytesIO(); print(copy(a, b), b.getvalue(), a.read())
f = io.BytesIO()
for name, value in (("alpha", 1.5), ("b", -2.0)):
    raw = name.encode(); f.write(struct.pack("<B", len(raw)) + raw + struct.pack("<d", value))
f.seek(0); out = {}
while head := f.read(1): n = f.read(head[0]).decode(); out[n] = struct.unpack("<d", f.read(8))[0]
print(out, f.tell())
png = b"\x89PNG\r\n\x1a\n" + struct.pack(">I4sII", 8, b"IHDR", 640, 480)
r = io.BytesIO(png); assert r.read(8).startswith(b"\x89PNG"); size, kind = struct.unpack(">I4s", r.read(8)); print(size, kind, struct.unpack(">II", r.read(size)))
z = zlib.compress(b"a" * 1000); print(len(z) < 50, zlib.decompress(io.BytesIO(z).read()) == b"a" * 1000)
lines = io.BytesIO(b"x=1\r\ny=2\r\n\r\nbody"); headers = {}
while (line := lines.readline().rstrip(b"\r\n")): k, v = line.split(b"="); headers[k.decode()] = int(v)
print(headers, lines.read())
m = io.BytesIO(b"hello world"); view = m.getbuffer(); view[:5] = b"HELLO"; print(bytes(view), m.getvalue()); del view; m.seek(0, 2); m.write(b"!"); print(m.getvalue())
w = io.TextIOWrapper(io.BytesIO(), encoding="utf-8", newline="\n"); w.write("é\n"); w.flush(); w.seek(0); print(repr(w.read()), w.buffer.getvalue())
