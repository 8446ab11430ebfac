# __exit__ that returns true swallows the exception; others let it pass.
class Suppress:
    def __init__(self, *types):
        self.types = types
    def __enter__(self):
        return self
    def __exit__(self, t, v, tb):
        print("exit", t.__name__ if t else None, v, tb is not None)
        return t is not None and issubclass(t, self.types)
with Suppress(ZeroDivisionError):
    1 / 0
    print("never")
print("after")
try:
    with Suppress(KeyError):
        [][0]
except IndexError as e:
    print("passed", e)
with Suppress(ValueError), Suppress(KeyError):
    raise ValueError("through the inner")
with Suppress():
    pass
class Truthy:
    def __enter__(self): pass
    def __exit__(self, *a): return "yes"
with Truthy():
    raise RuntimeError("gone")
def f():
    with Truthy():
        raise ValueError
    return "reached"
print(f())
def g():
    with Truthy():
        return "value kept"
print(g())
for i in range(3):
    with Suppress(ValueError):
        if i == 1:
            raise ValueError(i)
        print("ok", i)
class Falsy:
    def __enter__(self): pass
    def __exit__(self, *a): return []
try:
    with Falsy():
        raise ValueError("stays")
except ValueError as e:
    print(e)
