# Managers for undo, timing with a fake clock, nested settings and retries.
from contextlib import contextmanager, ExitStack, suppress
import io, contextlib

class Account:
    def __init__(self, **b): self.balances = b
    @contextmanager
    def transaction(self):
        saved = dict(self.balances)
        try:
            yield self
        except Exception as e:
            self.balances = saved
            print("rolled back:", e)
        else:
            print("committed")
acc = Account(a=100, b=5)
with acc.transaction() as t:
    t.balances["a"] -= 30; t.balances["b"] += 30
with acc.transaction() as t:
    t.balances["a"] -= 1000
    if t.balances["a"] < 0: raise ValueError("overdrawn")
print(acc.balances)
settings = {"debug": False, "level": 1}
@contextmanager
def override(**changes):
    missing = object()
    old = {k: settings.get(k, missing) for k in changes}
    settings.update(changes)
    try: yield settings
    finally:
        for k, v in old.items():
            if v is missing: del settings[k]
            else: settings[k] = v
with override(debug=True, extra="x") as s:
    print(s)
    with override(level=9): print(settings["level"])
print(settings)
clock = iter(range(0, 100, 7))
@contextmanager
def timed(label, out):
    start = next(clock)
    yield
    out.append((label, next(clock) - start))
out = []
with timed("outer", out):
    with timed("inner", out): pass
print(out)
@contextmanager
def indent(f, by="  "):
    b = io.StringIO()
    with contextlib.redirect_stdout(b): yield
    for line in b.getvalue().splitlines(): print(by + line)
with indent(None):
    print("one"); print("two")
    with indent(None): print("three")
def attempt(fn, *errors, times=3):
    for i in range(times):
        with suppress(*errors): return fn(i)
    return "gave up"
print(attempt(lambda i: 1 // i, ZeroDivisionError), attempt(lambda i: {}[i], KeyError))
with ExitStack() as st:
    order = []
    for i in range(3): st.callback(order.append, i)
print(order)
