# slice objects through own containers, slice.indices, equality and storing.
class Seq:
    def __init__(self, xs): self.xs = list(xs)
    def __len__(self): return len(self.xs)
    def __getitem__(self, k):
        if isinstance(k, slice): return Seq(self.xs[i] for i in range(*k.indices(len(self))))
        return self.xs[k]
    def __setitem__(self, k, v):
        if isinstance(k, slice):
            for i, x in zip(range(*k.indices(len(self))), v): self.xs[i] = x
        else: self.xs[k] = v
    def __delitem__(self, k):
        drop = set(range(*k.indices(len(self)))) if isinstance(k, slice) else {range(len(self))[k]}
        self.xs = [x for i, x in enumerate(self.xs) if i not in drop]
    def __repr__(self): return f"Seq({self.xs})"
s = Seq(range(8))
for k in (slice(2, 5), slice(None, None, -1), slice(-3, None), slice(None, None, 3), slice(6, 1, -2), slice(100), slice(0, 0)): print(k, s[k], s[k].xs == list(range(8))[k])
s[1:4] = "abc"; s[-1] = "z"; s[::4] = "XY"; print(s)
del s[::2]; print(s); del s[-1]; print(s); del s[:]; print(s, len(s))
COLS = {"id": slice(0, 4), "name": slice(4, 10), "qty": slice(10, None)}
for line in ("0001apple   12", "0002fig    700"): print({k: line[v].strip() for k, v in COLS.items()})
halves = slice(None, 3), slice(3, None)
print(["abcdef"[h] for h in halves], [[1, 2, 3, 4][h] for h in halves], slice(1, 2) == slice(1, 2), slice(1, 2) in [slice(1, 2)], (slice(1), slice(None, 1)) == (slice(1), slice(1)), slice(1, 5, 2).indices(4), [slice(-n, None).indices(3) for n in range(5)])
