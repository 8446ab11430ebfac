# A reentrant lock, a stack of states and ExitStack.pop_all.
from contextlib import ExitStack, contextmanager, ContextDecorator
class State:
    def __init__(self): self.stack = ["idle"]
    @contextmanager
    def to(self, name):
        self.stack.append(name)
        yield "/".join(self.stack)
        self.stack.pop()
s = State()
with s.to("run") as a, s.to("fast") as b:
    print(a, b, s.stack)
print(s.stack)
class Depth(ContextDecorator):
    n = 0
    def __enter__(self): Depth.n += 1; return Depth.n
    def __exit__(self, *e): Depth.n -= 1
d = Depth()
with d as one:
    with d as two:
        print(one, two, Depth.n)
@d
def f(k): return Depth.n if not k else f(k - 1)
print(f(3), Depth.n)
with ExitStack() as st:
    vals = [st.enter_context(s.to(str(i))) for i in range(3)]
    print(vals[-1])
    keep = st.pop_all()
print(s.stack); keep.close(); print(s.stack)
def f2():
    with ExitStack() as st:
        st.callback(print, "bye")
        return "value"
print(f2())
