# Operators between own numeric classes and builtins that return NotImplemented both ways.
class V:
    def __init__(self, *c): self.c = c
    def __add__(self, o): return V(*(a + b for a, b in zip(self.c, o.c))) if isinstance(o, V) else NotImplemented
    def __mul__(self, k): return V(*(a * k for a in self.c)) if isinstance(k, (int, float)) else NotImplemented
    def __eq__(self, o): return self.c == o.c if isinstance(o, V) else NotImplemented
    def __lt__(self, o): return NotImplemented
    def __getitem__(self, i): return self.c[i]
    def __len__(self): return len(self.c)
    def __repr__(self): return f"V{self.c}"
v, w = V(1, 2), V(3, 4)
for source in ("v + w", "v * 2", "v + 1", "1 + v", "2 * v", "v * w", "v - w", "-v", "v == w", "v == (1, 2)", "v != w", "v < w", "v > w", "v <= w", "sorted([v, w])", "sum([v, w])", "sum([v, w], V(0, 0))", "v[0]", "v[5]", "v['a']", "len(v)", "list(v)", "1 in v", "max(v)", "hash(v)", "{v: 1}", "v.x", "v()", "v @ w", "v ** 2", "abs(v)", "int(v)", "float(v)", "round(v)", "divmod(v, 1)", "v // 2", "v % 2", "v & 1", "~v", "f'{v:5}'", "'%d' % v", "v[0] * v", "[v] * 2", "(v,) + (w,)", "dict(v)", "dict([v, w])", "range(v)", "'a' * v", "v and w", "not v", "list(reversed(v))", "[*v, *w]", "print(*v)", "chr(v)", "[1, 2, 3][v]", "[1, 2, 3][v[0]]", "isinstance(v, v)", "min(v, w)", "v is not w", "bytes(v)", "set(v)", "tuple(v) + w", "str(v)"):
    try: print(source, "->", eval(source))
    except Exception as e: print(source, "|", type(e).__name__, e)
