# ExitStack: callbacks, push, pop_all, suppression and error order.
from contextlib import ExitStack, contextmanager, suppress

class CM:
    def __init__(self, name, swallow=False, boom=None): self.name, self.swallow, self.boom = name, swallow, boom
    def __enter__(self): print("enter", self.name); return self.name
    def __exit__(self, t, v, tb):
        print("exit", self.name, t.__name__ if t else None)
        if self.boom: raise self.boom
        return self.swallow
with ExitStack() as stack:
    names = [stack.enter_context(CM(n)) for n in "abc"]
    stack.callback(print, "called", 1, sep="-")
    print(names)
@ExitStack().push if False else (lambda f: f)
def noop(): pass
with ExitStack() as stack:
    stack.push(CM("pushed", swallow=True))
    @stack.callback
    def cleanup(): print("cleanup")
    @stack.push
    def handler(t, v, tb): print("handler", t and t.__name__); return False
    raise ValueError("gone")
print("after")
with ExitStack() as outer:
    with ExitStack() as stack:
        stack.enter_context(CM("kept"))
        saved = stack.pop_all()
    print("inner closed")
    outer.enter_context(saved)
try:
    with ExitStack() as stack:
        stack.enter_context(CM("first", boom=KeyError("second error")))
        stack.enter_context(CM("last"))
        raise ValueError("first error")
except KeyError as e:
    print(repr(e), repr(e.__context__))
s = ExitStack(); s.callback(print, "closed"); s.close(); s.close()
def err(f, *a):
    try: print("no error:", f(*a))
    except Exception as e: print(type(e).__name__, "-", e)
err(ExitStack().enter_context, 5); err(ExitStack().push, 5); err(ExitStack().callback)
def open_all(names, fail=None):
    with ExitStack() as stack:
        out = []
        for n in names:
            if n == fail: raise OSError("cannot open " + n)
            out.append(stack.enter_context(CM(n)))
        stack.pop_all()
        return out
print(open_all(["x", "y"]))
err(open_all, ["x", "y", "z"], "z")
with ExitStack() as stack:
    for exc in (KeyError, IndexError): stack.enter_context(suppress(exc))
    [][1]
print("done")
with ExitStack() as stack:
    stack.enter_context(CM("swap", boom=RuntimeError("replaced"))) if False else None
    stack.callback(lambda: print("lambda"))
    stack.push(lambda *exc: True)
    1 / 0
print("suppressed")
