# A Sequence that behaves like range for floats.
from collections.abc import Sequence
class FRange(Sequence):
    def __init__(self, start, stop, step=1.0):
        self.start, self.step = start, step
        self.n = max(0, int((stop - start) / step + 0.5))
    def __len__(self):
        return self.n
    def __getitem__(self, i):
        if isinstance(i, slice):
            return [self[j] for j in range(*i.indices(self.n))]
        if i < 0:
            i += self.n
        if not 0 <= i < self.n:
            raise IndexError("FRange index out of range")
        return self.start + i * self.step
r = FRange(0, 2, 0.5)
print(list(r), len(r), r[-1], r[1:3], 1.5 in r, 9 in r, r.index(1.0), r.count(0.5), list(reversed(r)))
for bad in (lambda: r[10], lambda: r.index(7)):
    try:
        bad()
    except (IndexError, ValueError) as e:
        print(type(e).__name__, e)
print(isinstance(r, Sequence), max(r), sum(r), list(zip(r, "ab")), [*r][::2], sorted(r, reverse=True))
print(len(FRange(5, 1)), bool(FRange(5, 1)), list(FRange(1, 1)))
