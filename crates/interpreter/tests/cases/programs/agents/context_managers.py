import io, sys
from contextlib import contextmanager, ExitStack, suppress, redirect_stdout, closing, nullcontext, ContextDecorator
@contextmanager
def tag(name):
    print(f"<{name}>")
    try:
        yield name.upper()
    except ValueError as error:
        print("swallowed", error)
    finally:
        print(f"</{name}>")
with tag("a") as one, tag("b") as two:
    print(one, two)
with tag("c"):
    raise ValueError("inside")
try:
    with tag("d"):
        raise KeyError("k")
except KeyError as error:
    print("out", error)
with ExitStack() as stack:
    names = [stack.enter_context(tag(name)) for name in "xy"]
    stack.callback(print, "callback", sep="!")
    print(names)
with suppress(ZeroDivisionError, KeyError):
    1 / 0
out = io.StringIO()
with redirect_stdout(out):
    print("hidden")
print(repr(out.getvalue()))
class Thing:
    def close(self):
        print("closed")
with closing(Thing()) as thing, nullcontext(5) as five:
    print(type(thing).__name__, five)
class timed(ContextDecorator):
    def __enter__(self):
        print("start")
        return self
    def __exit__(self, kind, value, trace):
        print("stop", kind.__name__ if kind else None)
        return False
@timed()
def work(x):
    return x * 2
print(work(4))
try:
    with timed():
        {}["missing"]
except KeyError:
    print("raised on")
@contextmanager
def broken():
    if False:
        yield
try:
    with broken():
        pass
except RuntimeError as error:
    print(error)
