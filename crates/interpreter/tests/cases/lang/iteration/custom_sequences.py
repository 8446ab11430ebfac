# Own sequences: linked ranges, lazy lists, circular buffers, sparse vectors.
class Lazy:
    def __init__(self, f, n): self.f, self.n, self.calls = f, n, 0
    def __len__(self): return self.n
    def __getitem__(self, i):
        if isinstance(i, slice): return [self[k] for k in range(*i.indices(self.n))]
        if i < 0: i += self.n
        if not 0 <= i < self.n: raise IndexError("lazy index out of range")
        self.calls += 1
        return self.f(i)
l = Lazy(lambda i: i * i, 6)
print(list(l), l[2], l[-1], l[1:4], l[::-2], 16 in l, l.calls, list(reversed(l)), max(l), [*l][:2], sum(l))
try: l[6]
except IndexError as e: print(e)
a, *b = l
print(a, b, list(zip(l, "abc")), dict(enumerate(l)))
class Ring:
    def __init__(self, size): self.buf, self.size, self.start = [], size, 0
    def push(self, x):
        if len(self.buf) < self.size: self.buf.append(x)
        else:
            self.buf[self.start] = x
            self.start = (self.start + 1) % self.size
    def __iter__(self):
        for i in range(len(self.buf)): yield self.buf[(self.start + i) % self.size]
    def __len__(self): return len(self.buf)
r = Ring(3)
for i in range(5):
    r.push(i)
    print(list(r), end=" ")
print(len(r), 4 in r, 0 in r, sum(r))
class Sparse:
    def __init__(self, n, **items): self.n, self.d = n, {int(k[1:]): v for k, v in items.items()}
    def __getitem__(self, i):
        if i >= self.n: raise IndexError
        return self.d.get(i, 0)
    def __setitem__(self, i, v):
        if v: self.d[i] = v
        else: self.d.pop(i, None)
    def __matmul__(self, o): return sum(v * o[i] for i, v in self.d.items())
s, t = Sparse(5, i1=2, i3=4), Sparse(5, i3=10, i4=1)
print(list(s), s @ t, s.d)
s[1] = 0; s[0] = 7; s[3] += 1
print(list(s), s.d, tuple(t))
