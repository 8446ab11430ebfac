from collections.abc import Sequence, MutableSequence, Mapping, MutableMapping, Set, MutableSet
class Seq(Sequence):
    def __init__(self, *items): self.items = items
    def __len__(self): return len(self.items)
    def __getitem__(self, i): return self.items[i]
s = Seq(1, 2, 3, 2)
print(list(s), 2 in s, s.index(2), s.count(2), list(reversed(s)), 9 in s, s.index(2, 2))
try:
    s.index(9)
except ValueError as e:
    print(repr(e))
class M(MutableSequence):
    def __init__(self): self.items = []
    def __len__(self): return len(self.items)
    def __getitem__(self, i): return self.items[i]
    def __setitem__(self, i, v): self.items[i] = v
    def __delitem__(self, i): del self.items[i]
    def insert(self, i, v): self.items.insert(i, v)
m = M(); m.append(1); m.extend([2, 3, 4]); m += [5]; m.reverse(); m.remove(3)
print(m.items, m.pop(), m.pop(0), m.items); m.clear(); print(m.items)
class D(MutableMapping):
    def __init__(self): self.d = {}
    def __getitem__(self, k): return self.d[k]
    def __setitem__(self, k, v): self.d[k] = v
    def __delitem__(self, k): del self.d[k]
    def __iter__(self): return iter(self.d)
    def __len__(self): return len(self.d)
d = D(); d.update({"a": 1}, b=2); d.setdefault("c", 3)
print(dict(d), d.get("z", 0), "a" in d, list(d.keys()), list(d.values()), list(d.items()), d.pop("a"), d.pop("q", None), d.popitem(), d == {"c": 3}, d.keys() & {"c", "x"}, ("c", 3) in d.items(), 3 in d.values(), repr(d.keys()).startswith("KeysView("))
match d:
    case {"c": v}:
        print("mapping", v)
match s:
    case [first, *rest]:
        print("sequence", first, rest)
class F(Set):
    def __init__(self, it): self.items = list(dict.fromkeys(it))
    def __contains__(self, x): return x in self.items
    def __iter__(self): return iter(self.items)
    def __len__(self): return len(self.items)
a, b = F([1, 2, 3]), F([3, 4])
print(list(a & b), list(a | b), list(a - b), sorted(a ^ b), a <= b, F([3]) < b, a == F([3, 2, 1]), a.isdisjoint(F([9])), a & {1, 2} == F([1, 2]))
for cls in (Sequence, Mapping, MutableSet):
    try:
        cls()
    except TypeError as e:
        print(e)
