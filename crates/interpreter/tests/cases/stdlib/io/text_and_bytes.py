# StringIO and BytesIO.
import io

def err(f, *a, **k):
    try:
        print("no error:", f(*a, **k))
    except Exception as e:
        print(type(e).__name__, e)

s = io.StringIO("one\ntwo\nthree")
print(s.read(2), s.readline(), s.readlines(), s.read(), s.tell(), s.seek(4), list(s), s.getvalue(), s.seek(0), s.write("ONE"), s.getvalue(), s.seek(0, 2), s.write("!"), s.getvalue(), s.truncate(3), s.getvalue(), s.closed, s.readable(), s.writable(), s.seekable(), s.isatty())
with io.StringIO() as f:
    print("a", 1, file=f, sep="-")
    print("b", end="", file=f)
    f.writelines(["x", "y\n"])
    print(repr(f.getvalue()))
print(f.closed)
for line in io.StringIO("a\nb"):
    print(repr(line))
b = io.BytesIO(b"hello\nworld")
print(b.read(3), b.readline(), b.tell(), b.read(), b.seek(-3, 2), b.read(), b.write(b"!!"), b.getvalue(), b.seek(1), b.write(b"E"), b.getvalue(), b.truncate(2), b.getvalue(), bytes(b.getbuffer()))
for x in (lambda: f.read(), lambda: io.StringIO(5), lambda: io.StringIO().write(b"x"), lambda: io.BytesIO().write("x"), lambda: io.StringIO().seek(-1), lambda: io.StringIO().seek(1, 1), lambda: io.BytesIO("x"), lambda: io.StringIO().fileno(), lambda: io.StringIO("a").seek(0, 5)):
    err(x)
w = io.TextIOWrapper(io.BytesIO(b"l1\nl2\n"), encoding="utf-8")
print(w.readline(), w.read(), isinstance(w, io.TextIOBase), isinstance(b, io.IOBase), issubclass(io.UnsupportedOperation, ValueError))
