# help of guest functions and classes
def f(a, b=2, *args, c, d=4, **kw) -> int:
    """Add things.

    More text.
        indented
    """
    return 1
help(f)
class A:
    """Class doc."""
    x = 1
    y: int = 3
    def __init__(self, v): self.v = v
    def m(self, q=None):
        """Method m."""
    @classmethod
    def cm(cls): "cm doc"
    @staticmethod
    def sm(z): "sm doc"
    @property
    def p(self):
        "prop doc"
        return 1
    @property
    def q(self): return 1
    @q.setter
    def q(self, v): pass
    def _private(self): pass
    def __len__(self): return 3
    alias = m
help(A)
class B(A):
    def m(self): pass
    z = [1, 2]
help(B)
help(A.m)
help(A(1).m)
help(A(1))
help(A.cm)
help("nonexistent_thing")
def g(): pass
help(g)
help(lambda x: x)
async def co(x): "c"
help(co)
class Empty: pass
help(Empty)
import dataclasses
@dataclasses.dataclass
class P:
    """A point"""
    x: int
    y: int = 0
help(P)
