# Sequence and MutableSequence fill in the rest.
from collections.abc import MutableSequence, Sequence

class Digits(Sequence):
    def __init__(self, n): self.text = str(n)
    def __len__(self): return len(self.text)
    def __getitem__(self, i):
        if isinstance(i, slice):
            return Digits(self.text[i] or 0)
        return int(self.text[i])
    def __repr__(self): return f"Digits({self.text})"
d = Digits(31415)
print(list(d), 4 in d, 9 in d, d.index(1), d.index(1, 2), d.count(1), list(reversed(d)), d[1:3], d[-1], len(d), max(d), sum(d))
for f in (lambda: d.index(7), lambda: d.index(3, 1), lambda: d[10]):
    try: f()
    except Exception as e: print(type(e).__name__, e)
class Noisy(MutableSequence):
    def __init__(self, items=()): self.items = list(items)
    def __len__(self): return len(self.items)
    def __getitem__(self, i): return self.items[i]
    def __setitem__(self, i, v): self.items[i] = v
    def __delitem__(self, i): del self.items[i]
    def insert(self, i, v): print("insert", i, v); self.items.insert(i, v)
n = Noisy("ab")
n.append("c"); n.extend("de"); n += ["f"]
print(n.items, n.pop(), n.pop(0), n.items)
n.remove("c"); n.reverse(); print(n.items)
n.extend(n); print(n.items)
n.clear(); print(n.items, len(n), bool(n))
for f in (lambda: n.pop(), lambda: n.remove("z"), lambda: n.append()):
    try: f()
    except Exception as e: print(type(e).__name__, e)
class Half(Sequence):
    def __len__(self): return 0
for cls in (Half, Sequence, MutableSequence):
    try: cls()
    except TypeError as e: print(e)
print(isinstance(n, Sequence), Sequence.__abstractmethods__ == {"__len__", "__getitem__"}, sorted(MutableSequence.__abstractmethods__))
match Digits(12):
    case [a, b]: print("pattern", a, b)
