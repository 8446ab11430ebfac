# closing, suppress, nullcontext, redirect_stdout, redirect_stderr.
from contextlib import closing, suppress, nullcontext, redirect_stdout, redirect_stderr, chdir, AbstractContextManager
import io
import sys

class Res:
    def __init__(self, n): self.n = n
    def close(self): print("close", self.n)
with closing(Res(1)) as r:
    print("use", r.n)
try:
    with closing(Res(2)):
        raise ValueError("x")
except ValueError as e:
    print(e)
with suppress(ZeroDivisionError, KeyError):
    1 / 0
    print("never")
with suppress(LookupError):
    {}["k"]
with suppress():
    print("nothing to suppress")
try:
    with suppress(KeyError):
        [][0]
except IndexError as e:
    print("IndexError", e)
s = suppress(ValueError)
for x in ("1", "a", "2"):
    with s:
        print(int(x))
with nullcontext() as n, nullcontext(5) as five:
    print(n, five)
buf = io.StringIO()
with redirect_stdout(buf) as b:
    print("hidden", end="|")
    with redirect_stdout(io.StringIO()) as inner:
        print("deeper")
    print("again")
print(repr(buf.getvalue()), b is buf, repr(inner.getvalue()))
with redirect_stderr(io.StringIO()) as e:
    print("to err", file=sys.stderr)
print(repr(e.getvalue()))
try:
    with redirect_stdout(buf):
        raise RuntimeError("boom")
except RuntimeError:
    print("restored")
class CM(AbstractContextManager):
    def __exit__(self, *exc):
        print("exit", exc[0])
        return exc[0] is ValueError
with CM() as c:
    print(isinstance(c, CM))
    raise ValueError
class Duck:
    def __enter__(self): return 1
    def __exit__(self, *a): return None
print(isinstance(Duck(), AbstractContextManager), issubclass(int, AbstractContextManager))
try:
    AbstractContextManager()
except TypeError as e:
    print(e)
for bad in (5, object):
    try:
        with bad: pass
    except TypeError as e:
        print(e)
