# recursive_repr on classes that hold themselves.
from reprlib import recursive_repr
class Bag(list):
    @recursive_repr()
    def __repr__(self):
        """Shows the bag."""
        return "<" + "|".join(map(repr, self)) + ">"
class Tree:
    def __init__(self): self.kids = []
    @recursive_repr(fillvalue="<tree ...>")
    def __repr__(self): return f"Tree({self.kids!r})"
b = Bag("abc"); b.append(b); b.append("x")
t = Tree(); t.kids.append(t); t.kids.append(Tree())
print(b, t, Bag.__repr__.__name__, Bag.__repr__.__doc__, Bag.__repr__.__qualname__, Bag.__repr__.__module__, Bag.__repr__.__wrapped__ if hasattr(Bag.__repr__, "__wrapped__") else "unwrapped")
b2 = Bag([b, b]); print(b2)
class Fails:
    calls = 0
    @recursive_repr()
    def __repr__(self):
        Fails.calls += 1
        raise RuntimeError("broken")
f = Fails()
for _ in range(2):
    try:
        repr(f)
    except RuntimeError as error:
        print(error, Fails.calls)
loop = []; loop.append(loop); d = {}; d["self"] = d
print(loop, d, (loop,))
