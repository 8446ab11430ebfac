# Set and MutableSet fill in the operators.
from collections.abc import MutableSet, Set

class ListSet(Set):
    def __init__(self, items=()):
        self.items = []
        for x in items:
            if x not in self.items: self.items.append(x)
    def __contains__(self, x): return x in self.items
    def __iter__(self): return iter(self.items)
    def __len__(self): return len(self.items)
    def __repr__(self): return f"ListSet({self.items})"
a, b = ListSet([1, 2, 3, 2]), ListSet([3, 4])
print(a | b, a & b, a - b, a ^ b, a | {9}, {9} & a, {1, 9} - a, a <= b, ListSet([3]) <= a, a < a, a >= ListSet([1]), a > ListSet([1]), a == {1, 2, 3}, a != b, a.isdisjoint([7]), a.isdisjoint([1]), type(a | b).__name__, a._hash() == ListSet([3, 2, 1])._hash())
for f in (lambda: hash(a), lambda: a | 5, lambda: a <= 5, lambda: a & 5, lambda: Set()):
    try: print("no error:", f())
    except Exception as e: print(type(e).__name__, "-", e)
class Bag(MutableSet):
    def __init__(self, items=()): self.d = dict.fromkeys(items)
    def __contains__(self, x): return x in self.d
    def __iter__(self): return iter(self.d)
    def __len__(self): return len(self.d)
    def add(self, x): self.d[x] = None
    def discard(self, x): self.d.pop(x, None)
    def __repr__(self): return f"Bag({list(self.d)})"
s = Bag([1, 2])
s.add(3); s |= {4}; s &= {2, 3, 4}; s -= {4}; s ^= {3, 7}
print(s, s.pop(), s, len(s)); s.discard("zz"); s.remove(7); print(s)
for f in (lambda: s.remove("zz"), lambda: s.pop()):
    try: print("no error:", f())
    except Exception as e: print(type(e).__name__, "-", e)
t = Bag([1, 2]); t ^= t; print(t); u = Bag([1]); u -= u; print(u); u.add(1); u.clear(); print(u)
class Ordered(Set):
    def __init__(self, text): self.text = text
    @classmethod
    def _from_iterable(cls, it): return "".join(it)
    def __contains__(self, x): return x in self.text
    def __iter__(self): return iter(self.text)
    def __len__(self): return len(self.text)
print(Ordered("abc") & Ordered("bcd"), Ordered("ab") | Ordered("c"))
print({1, 2} == Bag([1, 2]), frozenset([1]) <= Bag([1]), isinstance(s, Set))
