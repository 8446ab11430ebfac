from contextlib import contextmanager, ContextDecorator
@contextmanager
def tag(name):
    """Tag doc."""
    print(f"<{name}>")
    try:
        yield name.upper()
    except ValueError as e:
        print("caught", e)
    finally:
        print(f"</{name}>")
with tag("a") as t:
    print(t)
with tag("b"):
    raise ValueError("inside")
try:
    with tag("c"):
        raise KeyError("passes")
except KeyError as e:
    print("outside", e)
print(tag.__name__, tag.__doc__)
@tag("deco")
def work(x):
    return x + 1
print(work(1), work(2), work.__name__)
@contextmanager
def never():
    if False:
        yield
@contextmanager
def twice():
    yield 1
    yield 2
for bad in (never, twice):
    try:
        with bad():
            pass
    except RuntimeError as e:
        print(e)
@contextmanager
def swaps():
    try:
        yield
    except KeyError as e:
        raise TypeError("new") from e
try:
    with swaps():
        raise KeyError("old")
except TypeError as e:
    print(e, repr(e.__cause__))
try:
    with tag("stop"):
        raise StopIteration("si")
except StopIteration as e:
    print("stop passes", e)
class Timer(ContextDecorator):
    def __enter__(self): print("start"); return self
    def __exit__(self, *exc): print("end", exc[0] and exc[0].__name__); return False
@Timer()
def job(): print("job")
job()
