# Proxies forward operators in both directions; weak dicts are joined.
import weakref
class C:
    def __matmul__(self, other): return "matmul"
    def __floordiv__(self, other): return "floordiv"
    def __radd__(self, other): return "radd"
    def __rpow__(self, other): return "rpow"
    def __divmod__(self, other): return "divmod"
    def __index__(self): return 3
    def __neg__(self): return "neg"
    def __int__(self): return 8
    def __iand__(self, other): return "iand"
    def __ne__(self, other): return "ne"
    def __lt__(self, other): return "lt"
c = C()
p = weakref.proxy(c)
print(p @ 1, p // 1, 1 + p, 2 ** p, divmod(p, 1), range(9)[p], -p, int(p), p != 1, p < 2)
try: p - 1
except TypeError as error: print("TypeError")
q = p
q &= 1
print(q)
class N(float): pass
n = N(5)
p = weakref.proxy(n)
print(p + p, p * 2, 2 - p, p == 5, p == p, abs(p), int(p), float(p), 7 % p, p // 2)

class K: pass
a, b = K(), K()
values = weakref.WeakValueDictionary({1: a})
print(len(values | {2: a}), sorted({2: b} | values), type(values | {2: a}).__name__)
values |= {3: b}
print(sorted(values))
keys = weakref.WeakKeyDictionary({a: 1})
print(len(keys | weakref.WeakKeyDictionary({b: 2})), type({b: 1} | keys).__name__)
try: values | [(1, 2)]
except TypeError as error: print(error)
