# A stack of managers entered one by one and left in reverse, like ExitStack.
class Stack:
    def __init__(self):
        self.callbacks = []
    def __enter__(self):
        return self
    def enter(self, cm):
        value = cm.__enter__()
        self.callbacks.append(cm.__exit__)
        return value
    def call(self, f, *args):
        self.callbacks.append(lambda *exc: f(*args) and False)
    def __exit__(self, t, v, tb):
        while self.callbacks:
            cb = self.callbacks.pop()
            try:
                if cb(t, v, tb):
                    t = v = tb = None
            except BaseException as e:
                t, v, tb = type(e), e, e.__traceback__
        if v is not None:
            raise v
        return True
class Res:
    def __init__(self, n, swallow=False):
        self.n, self.swallow = n, swallow
    def __enter__(self):
        print("open", self.n)
        return self.n
    def __exit__(self, t, v, tb):
        print("close", self.n, repr(v))
        return self.swallow
with Stack() as s:
    values = [s.enter(Res(i)) for i in range(3)]
    s.call(print, "callback")
    print(values)
with Stack() as s:
    s.enter(Res("outer"))
    s.enter(Res("swallower", True))
    s.enter(Res("inner"))
    raise ValueError("x")
try:
    with Stack() as s:
        s.enter(Res("only"))
        raise KeyError("y")
except KeyError as e:
    print("out", e)
