import copy
a = [1, [2, 3], {"k": [4]}]
b, c = copy.copy(a), copy.deepcopy(a)
a[1].append(9); a[2]["k"].append(5)
print(a, b, c, b[1] is a[1], c[1] is a[1])
for v in (5, "s", (1, 2), None, 1.5, len, int, True, ...):
    assert copy.copy(v) is v and copy.deepcopy(v) is v
t = (1, [2]); print(copy.deepcopy(t)[1] is t[1], copy.copy(t) is t, copy.copy({1}), copy.copy(bytearray(b"a")))
loop = []; loop.append(loop); d = copy.deepcopy(loop); print(d[0] is d, d is not loop)
shared = [1]; two = copy.deepcopy([shared, shared]); print(two[0] is two[1])
class P:
    def __init__(self, x): self.x = x
p = P([1]); q, r = copy.copy(p), copy.deepcopy(p); print(q.x is p.x, r.x is p.x, r.x, type(r).__name__, q is p)
class Custom:
    def __init__(self, n): self.n = n
    def __copy__(self): return Custom(self.n + 1)
    def __deepcopy__(self, memo): return Custom(self.n + 100)
print(copy.copy(Custom(1)).n, copy.deepcopy(Custom(1)).n, copy.deepcopy([Custom(2)])[0].n)
class Slots:
    __slots__ = ("a", "b")
s = Slots(); s.a = [1]; u = copy.deepcopy(s); print(u.a, u.a is s.a, hasattr(u, "b"), copy.copy(s).a is s.a)
class L(list):
    pass
l = L([1, [2]]); l.tag = "t"; m = copy.deepcopy(l); print(m, m.tag, type(m).__name__, m[1] is l[1], copy.copy(l))
e = copy.deepcopy(ValueError("x", [1])); print(repr(e))
from collections import OrderedDict, deque, defaultdict, Counter, namedtuple
N = namedtuple("N", "a b")
print(copy.deepcopy(OrderedDict(a=[1])), copy.copy(deque([1], maxlen=3)), copy.deepcopy(defaultdict(list, k=[1])), copy.copy(Counter("aa")), copy.deepcopy(N(1, [2])))
try:
    copy.deepcopy(x for x in [])
except TypeError as err:
    print(err)
class State:
    def __init__(self): self.v, self.cache = 1, "big"
    def __getstate__(self): return {"v": self.v}
    def __setstate__(self, s): self.__dict__.update(s); self.cache = None
print(copy.copy(State()).__dict__)
class Red:
    def __init__(self, n): self.n = n
    def __reduce__(self): return (Red, (self.n * 2,))
print(copy.copy(Red(4)).n)
