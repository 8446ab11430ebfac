# StringIO: reading, writing, seeking, truncating, newlines, errors.
import io

def err(f, *a, **k):
    try: print("no error:", repr(f(*a, **k)))
    except Exception as e: print(type(e).__name__, "-", e)

s = io.StringIO("one\ntwo\nthree")
print(s.read(2), s.tell(), repr(s.readline()), s.readlines(), repr(s.read()), s.seek(0), s.readline(2), list(s), s.getvalue())
w = io.StringIO(); print(w.write("hello"), w.write(""), w.writelines(["a", "b"]), w.getvalue(), w.seek(1), w.write("E"), w.getvalue(), w.tell(), w.read(), w.truncate(3), w.getvalue(), w.truncate(), w.seek(10), w.write("x"), repr(w.getvalue()))
print(s.readable(), s.writable(), s.seekable(), s.closed, s.isatty(), s.newlines, s.encoding, s.errors, s.line_buffering, io.StringIO("ab", newline=None).read())
for nl in (None, "", "\n", "\r", "\r\n"): print(repr(nl), repr(io.StringIO("a\nb\r\nc\rd", newline=nl).read()), io.StringIO("a\nb\r\nc\rd", newline=nl).readlines())
x = io.StringIO(newline="\r\n"); x.write("a\nb\n"); print(repr(x.getvalue()))
print(s.seek(0, 2), s.seek(0, 1), s.seek(3), s.readline(), s.seek(0), next(s), repr(s.readlines(4)), s.readlines(0)); err(s.seek, 1, 1); err(s.seek, -1); err(s.seek, 1, 2); err(s.seek, 0, 5); err(s.read, "x"); err(s.write, b"x"); err(s.write, 5); err(s.writelines, [1]); err(s.truncate, -1); err(io.StringIO, b"x"); err(io.StringIO, 5); err(io.StringIO, "a", newline="x"); err(s.fileno); err(s.detach)
with io.StringIO("ctx") as c: print(c.read())
err(c.read); err(c.getvalue); err(c.write, "x"); err(lambda: c.__enter__()); print(c.closed); c.close()
print(io.StringIO(None).getvalue() == "", isinstance(s, io.TextIOBase), isinstance(s, io.IOBase), io.StringIO("a").__class__.__name__, s.read(-1) is not None, io.StringIO("x").read(None))
p = io.StringIO(); print("to", "buffer", 5, sep="-", end="!\n", file=p); print(repr(p.getvalue()))
class Upper(io.StringIO):
    def write(self, t): return super().write(t.upper())
u = Upper(); print("shout", file=u); print(repr(u.getvalue()), len(io.StringIO("é😀").read()))
it = iter(io.StringIO("a\nb")); print(next(it), next(it), next(it, "end"))
