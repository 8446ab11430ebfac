from contextlib import ExitStack, contextmanager
@contextmanager
def cm(n, swallow=False):
    print("enter", n)
    try:
        yield n
    except Exception as e:
        print("saw", type(e).__name__, "in", n)
        if not swallow:
            raise
    finally:
        print("exit", n)
with ExitStack() as stack:
    print([stack.enter_context(cm(i)) for i in range(3)])
    stack.callback(print, "callback", sep="-")
    stack.push(lambda *exc: print("pushed", exc[0]))
with ExitStack() as stack:
    stack.enter_context(cm("outer", True))
    stack.enter_context(cm("inner"))
    raise ValueError("x")
print("after")
stack = ExitStack()
stack.enter_context(cm("moved"))
kept = stack.pop_all()
stack.close(); print("closed first"); kept.close()
try:
    with ExitStack() as s:
        s.callback(lambda: 1 / 0)
        s.callback(print, "second runs first")
        raise KeyError("orig")
except ZeroDivisionError as e:
    print(repr(e), repr(e.__context__))
try:
    ExitStack().enter_context(5)
except TypeError as e:
    print(e)
