# What __exit__ receives, for each way of leaving.
class Show:
    def __enter__(self): return self
    def __exit__(self, t, v, tb):
        print("exit", t.__name__ if t else None, repr(v), tb is not None)
with Show(): pass
def ret():
    with Show(): return 1
ret()
for _ in range(1):
    with Show(): break
for _ in range(1):
    with Show(): continue
for exc in (ValueError("v"), KeyError("k"), StopIteration(5), SystemExit(2), KeyboardInterrupt(), ValueError):
    try:
        with Show(): raise exc
    except BaseException as e: print("out", repr(e), e is exc)
try:
    with Show(): 1 / 0
except ZeroDivisionError: pass
try:
    with Show():
        try: raise ValueError("inner")
        except ValueError as e: raise RuntimeError("outer") from e
except RuntimeError as e: print(repr(e.__cause__))
def gen():
    with Show(): yield
g = gen(); next(g); g.close()
g = gen(); next(g)
try: g.throw(IndexError("thrown"))
except IndexError: pass
