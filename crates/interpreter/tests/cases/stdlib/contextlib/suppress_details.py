# suppress and nullcontext in loops, with subclasses and return values.
from contextlib import suppress, nullcontext, closing, redirect_stdout
import io
done = []
for text in ("1", "x", "", "3.5", "0x1f"):
    with suppress(ValueError):
        done.append(int(text, 0))
print(done)
def first(d, *keys):
    for k in keys:
        with suppress(KeyError, TypeError):
            return d[k]
    return "none"
print(first({"b": 2}, "a", "b"), first({}, "a"), first(None, "x"))
with suppress(Exception) as s:
    print(s)
    raise StopIteration
try:
    with suppress(ValueError):
        raise KeyboardInterrupt
except KeyboardInterrupt:
    print("not suppressed")
def write(target=None):
    with (nullcontext(target) if target else redirect_stdout(io.StringIO())) as out:
        print("text", file=out)
        return out.getvalue()
print(repr(write()), repr(write(io.StringIO())))
class Conn:
    def close(self): done.append("closed")
with closing(Conn()) as c:
    done.append(type(c).__name__)
print(done[-2:])
