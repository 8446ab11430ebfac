# Managers that log entry and exit, nested and with errors.
from contextlib import contextmanager
log = []
@contextmanager
def step(name, **info):
    log.append(f"+{name}" + (f" {info}" if info else ""))
    try:
        yield log
    except LookupError as e:
        log.append(f"!{name} {type(e).__name__}")
    except Exception:
        log.append(f"?{name}")
        raise
    finally:
        log.append(f"-{name}")
with step("outer", n=1) as l:
    with step("inner"):
        l.append("body")
        raise KeyError("lost")
    l.append("after")
print(log)
log.clear()
try:
    with step("a"), step("b"):
        raise ValueError("v")
except ValueError as e:
    print("got", e)
print(log)
def gen():
    with step("gen"):
        yield 1
        yield 2
log.clear()
g = gen(); next(g); g.close()
print(log)
@step("decorated")
def f(): return "r"
log.clear(); print(f(), f(), log)
