# copy.copy over builtins, classes and hooks.
import copy
from collections import deque, OrderedDict, defaultdict, Counter, namedtuple
from fractions import Fraction
from decimal import Decimal
import datetime

for v in (1, 1.5, "s", b"b", (1, [2]), None, True, range(3), len, int, frozenset([1]), Fraction(1, 2), Decimal("1.5"), ..., NotImplemented, 2j):
    print(type(v).__name__, copy.copy(v) is v, copy.deepcopy(v) is v or copy.deepcopy(v) == v)
for v in ([1, [2]], {"a": [1]}, {1, 2}, bytearray(b"x"), deque([1]), OrderedDict(a=1), defaultdict(list, a=[1]), Counter("ab")):
    c = copy.copy(v)
    print(type(c).__name__, c == v, c is not v)
a = [1, [2, 3]]
b = copy.copy(a)
b[1].append(4); b.append(5)
print(a, b, a[1] is b[1])
class P:
    def __init__(self, x): self.x = x; self.tags = []
    def __repr__(self): return f"P({self.x}, {self.tags})"
p = P(1); q = copy.copy(p); q.tags.append("shared"); q.x = 2
print(p, q, type(q) is P)
class C:
    def __init__(self, n): self.n = n
    def __copy__(self): print("copy hook"); return C(self.n + 1)
    def __deepcopy__(self, memo): print("deep hook", type(memo).__name__); return C(self.n + 100)
print(copy.copy(C(1)).n, copy.deepcopy(C(1)).n, copy.deepcopy([C(5)])[0].n)
class S:
    __slots__ = ("a", "b")
s = S(); s.a = [1]
t = copy.copy(s); print(t.a is s.a, hasattr(t, "b"), copy.deepcopy(s).a is s.a)
class G:
    def __init__(self): self.v = 1; self.cache = "big"
    def __getstate__(self): d = self.__dict__.copy(); del d["cache"]; return d
    def __setstate__(self, d): self.__dict__.update(d); self.cache = "rebuilt"
print(copy.copy(G()).__dict__, copy.deepcopy(G()).__dict__)
class R:
    def __init__(self, *a): self.a = a
    def __reduce__(self): return (R, ("from", "reduce"))
print(copy.copy(R(1)).a, copy.deepcopy(R(1)).a)
N = namedtuple("N", "x y"); n = N(1, [2]); print(copy.copy(n) == n, copy.deepcopy(n), type(copy.deepcopy(n)).__name__)
class L(list): pass
l = L([1, 2]); l.extra = "e"; m = copy.copy(l); print(m, type(m).__name__, m.extra, copy.deepcopy(l).extra)
print(issubclass(copy.Error, Exception), copy.error is copy.Error, copy.__all__)
