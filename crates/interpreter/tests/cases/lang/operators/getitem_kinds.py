# What arrives in __getitem__ and friends for every kind of subscript.
class G:
    def __getitem__(self, k): return k
    def __class_getitem__(cls, k): return "class", k
g = G()
print(g[0], g[1:2], g[1:2, 3], g[..., ::2], g[()], g["a"], g[None], g[1.5], g[True], g[G] is G)
print(G[0], G[1:2], G[int, str])
print(type(g[1, 2]).__name__, type(g[(1, 2)]).__name__, g[[1]], g[{1: 2}], g[-1], g[~1])
s = g[1:10:2]
print(s.start, s.stop, s.step, s.indices(6), s == slice(1, 10, 2))
print(g["a":"b"], g[1.5:None:[]], g[:, :], g[:, None], g[0, ..., -1])
def f(*a): return a
print(g[f(1, 2)], g[lambda: 1]() if callable(g[lambda: 1]) else 0, g[x := 5], x)
class Sparse(dict):
    def __missing__(self, k): return 0
sp = Sparse()
sp[1, 2] = 5
sp[3, 4] += 7
print(sp, sp[1, 2], sp[9, 9], len(sp))
class Table:
    def __init__(self): self.cells = {}
    def __setitem__(self, key, value):
        row, col = key
        for r in range(*row.indices(3)) if isinstance(row, slice) else [row]:
            self.cells[r, col] = value
t = Table()
t[:, "a"] = 1
t[1, "b"] = 2
print(t.cells)
