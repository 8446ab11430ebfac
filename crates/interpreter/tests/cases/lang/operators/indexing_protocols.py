# __getitem__ with negative indices, slices, tuples; __index__ keys; __missing__; deletion.
class Mat:
    def __init__(self, r, c): self.r, self.c, self.d = r, c, [0] * (r * c)
    def _at(self, key):
        i, j = key
        if not (0 <= i < self.r and 0 <= j < self.c): raise IndexError(f"{key} outside {self.r}x{self.c}")
        return i * self.c + j
    def __getitem__(self, key):
        match key:
            case int(i): return self.d[i * self.c:(i + 1) * self.c]
            case (slice() as s, int(j)): return [self[i, j] for i in range(*s.indices(self.r))]
            case (int(i), slice() as s): return self[i][s]
            case (int(), int()): return self.d[self._at(key)]
            case (slice() as a, slice() as b): return [self[i][b] for i in range(*a.indices(self.r))]
            case _: raise TypeError(f"bad index {key!r}")
    def __setitem__(self, key, v): self.d[self._at(key)] = v
    def __delitem__(self, key): self[key] = 0
    def __len__(self): return self.r
    def __iter__(self): return (self[i] for i in range(self.r))
m = Mat(2, 3)
for i in range(2):
    for j in range(3): m[i, j] = i * 3 + j
print(list(m), m[1], m[1, 2], m[:, 1], m[0, 1:], m[:, ::2], m[1:, 1:])
m[0, 0] += 50; del m[1, 2]; print(list(m), len(m))
for k in ((5, 5), "x", 1.5, (1, 2, 3), None, ()):
    try: print(m[k])
    except (IndexError, TypeError) as e: print(type(e).__name__, e)
class Idx:
    def __init__(self, n): self.n = n
    def __index__(self): return self.n
l = list("abcdef")
print(l[Idx(2)], l[Idx(-1)], l[Idx(1):Idx(4)], l[::Idx(2)], "xyz"[Idx(0)], (1, 2)[Idx(1)], b"ab"[Idx(1)], range(10)[Idx(3)])
l[Idx(0)] = "A"; del l[Idx(1)]; l[Idx(0):Idx(2)] = "zz"; print(l, [0] * Idx(2), l.pop(Idx(0)), l.insert(Idx(1), "I"), l)
