# Capturing what functions print.
import io, sys
from contextlib import redirect_stdout, redirect_stderr
def noisy(n):
    for i in range(n): print("line", i, end=";" if i % 2 else "\n")
    print("warn", file=sys.stderr)
    return n
out, err = io.StringIO(), io.StringIO()
with redirect_stdout(out), redirect_stderr(err): r = noisy(3)
print(r, repr(out.getvalue()), repr(err.getvalue()))
def capture(fn, *a):
    old, sys.stdout = sys.stdout, io.StringIO()
    try: fn(*a); return sys.stdout.getvalue()
    finally: sys.stdout = old
print(repr(capture(print, 1, 2)), repr(capture(lambda: None)), repr(capture(print, "a", "b")))
class Prefix(io.TextIOBase):
    def __init__(self, out): self.out, self.start = out, True
    def write(self, s):
        for part in s.splitlines(keepends=True):
            self.out.append((">> " if self.start else "") + part); self.start = part.endswith("\n")
        return len(s)
parts = []; print("one\ntwo", "three", file=Prefix(parts)); print("".join(parts), end="")
print(*range(3), sep="\n", file=(b := io.StringIO())); print(b.getvalue().split()); print("x", file=None or sys.stdout, flush=True)
for bad in (5, "str", object()):
    try: print("x", file=bad)
    except AttributeError as e: print(e)
