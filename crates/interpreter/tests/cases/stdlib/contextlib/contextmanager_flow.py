# contextmanager: values, exceptions, reuse and misuse.
from contextlib import contextmanager

@contextmanager
def tag(name):
    """Wrap in a tag."""
    print(f"<{name}>")
    try:
        yield name.upper()
    except KeyError as e:
        print("swallowed", e)
    finally:
        print(f"</{name}>")

with tag("a") as t:
    print("in", t)
with tag("b"):
    raise KeyError("k")
try:
    with tag("c"):
        raise ValueError("v")
except ValueError as e:
    print("out", e, e.__context__)
with tag("x"), tag("y") as y:
    print(y)
print(tag.__name__, tag.__doc__, tag.__wrapped__ is not None, type(tag("z")).__name__)
def err(f):
    try:
        print("no error:", f())
    except BaseException as e:
        print(type(e).__name__, "-", e)
@contextmanager
def none():
    return
    yield
@contextmanager
def twice():
    yield 1
    yield 2
@contextmanager
def reraise():
    try:
        yield
    except Exception as e:
        raise RuntimeError("translated") from e
@contextmanager
def stop():
    yield
def use(cm, exc=None):
    with cm as v:
        if exc: raise exc
        return v
err(lambda: use(none()))
err(lambda: use(twice()))
err(lambda: use(twice(), ValueError("in")))
err(lambda: use(reraise(), ValueError("in")))
err(lambda: use(stop(), StopIteration("s")))
err(lambda: use(stop(), GeneratorExit()))
once = tag("once")
with once: pass
err(lambda: use(once))
@tag("deco")
def f(a, b=2):
    "docs"
    print("f", a, b)
    return a + b
print(f(1), f(1, b=5), f.__name__, f.__doc__)
for i in range(2):
    with tag(f"loop{i}"):
        continue
