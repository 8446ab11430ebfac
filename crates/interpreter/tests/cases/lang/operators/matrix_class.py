# A matrix class that uses @, *, indexing with tuples, iteration and equality.
class Matrix:
    def __init__(self, rows): self.rows = [list(r) for r in rows]
    @classmethod
    def identity(cls, n): return cls([[int(i == j) for j in range(n)] for i in range(n)])
    @property
    def shape(self): return len(self.rows), len(self.rows[0])
    @property
    def T(self): return Matrix(zip(*self.rows))
    def __getitem__(self, key):
        if isinstance(key, tuple):
            r, c = key
            if isinstance(r, slice):
                return [row[c] for row in self.rows[r]]
            return self.rows[r][c]
        return self.rows[key]
    def __setitem__(self, key, v):
        r, c = key
        self.rows[r][c] = v
    def __matmul__(self, o):
        if self.shape[1] != o.shape[0]:
            raise ValueError(f"shapes {self.shape} and {o.shape} do not fit")
        return Matrix([[sum(a * b for a, b in zip(r, c)) for c in zip(*o.rows)] for r in self.rows])
    def __mul__(self, k): return Matrix([[v * k for v in r] for r in self.rows])
    __rmul__ = __mul__
    def __add__(self, o): return Matrix([[a + b for a, b in zip(r, s)] for r, s in zip(self.rows, o.rows)])
    def __pow__(self, n):
        result, base = Matrix.identity(len(self.rows)), self
        while n:
            if n & 1:
                result = result @ base
            base = base @ base
            n >>= 1
        return result
    def __eq__(self, o): return isinstance(o, Matrix) and self.rows == o.rows
    def __iter__(self): return (v for r in self.rows for v in r)
    def __repr__(self): return f"Matrix({self.rows})"
m = Matrix([[1, 2], [3, 4]])
print(m @ m, m * 2, 3 * m, m + m, m.T, m.shape)
print(m[0], m[1, 0], m[:, 1], list(m))
m[0, 0] = 9
print(m, m == Matrix([[9, 2], [3, 4]]), m == 5)
print((Matrix([[1, 1], [1, 0]]) ** 50)[0, 1])
try:
    m @ Matrix([[1, 2, 3]])
except ValueError as e:
    print(e)
m @= Matrix.identity(2)
print(m)
