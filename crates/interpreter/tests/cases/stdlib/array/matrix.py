# A matrix kept in one flat array.
from array import array
class Matrix:
    def __init__(self, rows, cols, items=None):
        self.rows, self.cols = rows, cols
        self.a = array("d", items if items is not None else [0.0] * (rows * cols))
    def __getitem__(self, rc): return self.a[rc[0] * self.cols + rc[1]]
    def __setitem__(self, rc, v): self.a[rc[0] * self.cols + rc[1]] = v
    def row(self, r): return self.a[r * self.cols:(r + 1) * self.cols]
    def col(self, c): return self.a[c::self.cols]
    def __matmul__(self, o):
        out = Matrix(self.rows, o.cols)
        for r in range(self.rows):
            for c in range(o.cols): out[r, c] = sum(x * y for x, y in zip(self.row(r), o.col(c)))
        return out
    def __repr__(self): return "\n".join(" ".join(f"{x:g}" for x in self.row(r)) for r in range(self.rows))
m = Matrix(2, 3, [1, 2, 3, 4, 5, 6]); t = Matrix(3, 2, [m[r, c] for c in range(3) for r in range(2)])
print(m); print(t); print(m @ t); print(m.col(1), m.row(1).tolist(), m.a.itemsize)
m[0, 0] = 9.5; print(m.a, len(m.a), m.a.index(9.5), max(m.a), m.a[-1])
try: m[0, 0] = "x"
except TypeError as e: print(e)
