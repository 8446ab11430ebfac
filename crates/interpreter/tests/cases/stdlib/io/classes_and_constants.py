# Base classes, constants, custom raw streams, open refused, UnsupportedOperation.
import io

def err(f, *a, **k):
    try: print("no error:", repr(f(*a, **k)))
    except Exception as e: print(type(e).__name__, "-", e)

print(io.SEEK_SET, io.SEEK_CUR, io.SEEK_END, io.DEFAULT_BUFFER_SIZE, issubclass(io.UnsupportedOperation, OSError), issubclass(io.UnsupportedOperation, ValueError), io.BlockingIOError is BlockingIOError)
print(io.StringIO.__module__, io.IOBase.__module__, io.TextIOBase.__name__)
class Ones(io.RawIOBase):
    def __init__(self, n): self.n = n
    def readable(self): return True
    def readinto(self, b):
        k = min(len(b), self.n); b[:k] = b"1" * k; self.n -= k; return k
print(Ones(5).read(2), Ones(5).readall(), io.BufferedReader(Ones(4)).read(), Ones(3).read())
class Lines(io.TextIOBase):
    def __init__(self): self.got = []
    def write(self, s): self.got.append(s); return len(s)
    def writable(self): return True
l = Lines(); print("a", "b", file=l); print(l.got, l.readable(), l.closed, l.isatty()); err(l.read); err(l.readline); err(l.fileno); err(l.seek, 0); err(l.tell); err(l.truncate); l.close(); print(l.closed)
class Src(io.IOBase):
    def __init__(self, data): self.data, self.at = data, 0
    def readable(self): return True
    def read(self, n=-1):
        out = self.data[self.at:] if n < 0 else self.data[self.at:self.at + n]; self.at += len(out); return out
s = Src(b"x\ny\nz"); print(s.readline(), list(s)); print(list(Src(b"")))
with Src(b"q") as q: print(q.read())
print(q.closed); err(q.readline) if False else None
def tee(text, *outs):
    for o in outs: o.write(text)
a, b = io.StringIO(), io.StringIO(); tee("hi", a, b); print(a.getvalue() + b.getvalue())
def numbered(f): return [f"{n}: {line.rstrip()}" for n, line in enumerate(f, 1)]
print(numbered(io.StringIO("x\ny\n")), sum(int(l) for l in io.StringIO("1\n2\n3\n")), max(io.StringIO("bb\na\n"), key=len).strip())
import contextlib, csv, json
buf = io.StringIO()
with contextlib.redirect_stdout(buf): print("captured"); csv.writer(buf, lineterminator="\n").writerow([1, "a,b"]); json.dump({"k": 1}, buf)
print(repr(buf.getvalue()), buf.tell()); buf.seek(0); print([l for l in buf])
