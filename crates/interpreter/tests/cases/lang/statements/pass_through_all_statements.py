# One short program that uses every statement of the language.
import sys
from sys import maxsize as biggest
total: int = 0
def every(n, *args, flag=True, **kw):
    """Uses everything."""
    global total
    assert n >= 0, "negative"
    out = []
    for i in range(n):
        if i == 1: continue
        elif i == 4: break
        else: pass
        try:
            if i == 3: raise ValueError(i)
            out.append(i)
        except ValueError as e: out.append(repr(e))
        else: total += i
        finally: out.append("f")
    else: out.append("loop else")
    while out and out[-1] == "f": del out[-1]
    with type("CM", (), {"__enter__": lambda s: s, "__exit__": lambda *a: True})(): raise KeyError
    match n:
        case 0: out.append("zero")
        case int() if n < 3: out.append("few")
        case _: out.append("many")
    def inner():
        nonlocal out
        out = out + ["inner"]
        yield from out
        return
    class Local:
        x = 1
    lam = lambda v: v + Local.x
    x, *y = (z := lam(n)), *args
    return list(inner()), x, y, z, flag, kw
for n in (0, 2, 3, 6): print(every(n, "a", flag=n > 2, k=n))
print(total, biggest == sys.maxsize, every.__doc__, __annotations__)
async def co(): return [await co2(i) for i in range(2)]
async def co2(i): return i
c = co()
try: c.send(None)
except StopIteration as e: print(e.value)
del c
