# What happens when a key's hash changes, and hash/eq contracts that are broken.
class K:
    def __init__(self, v): self.v = v
    def __hash__(self): return hash(self.v)
    def __eq__(self, o): return isinstance(o, K) and self.v == o.v
    def __repr__(self): return f"K{self.v}"
k = K(1)
d = {k: "one"}
print(k in d, K(1) in d)
k.v = 2
print(K(1) in d, k in list(d), list(d), len(d), d)
d[k] = "two"
print(len(d), list(d.values()))
k.v = 1
print(d[K(1)], K(2) in d)
class SameHash:
    def __init__(self, n): self.n = n
    def __hash__(self): return 7
    def __repr__(self): return f"S{self.n}"
a, b = SameHash(1), SameHash(2)
print({a: 1, b: 2}, a in {b}, len({a, b, a}))
class NeverEqual:
    def __hash__(self): return 1
    def __eq__(self, o): return False
n = NeverEqual()
s = {n}
s.add(n); s.add(NeverEqual())
print(len(s), n in s, NeverEqual() in s, [n].count(n), {n: 1}.get(n))
class AlwaysEqual:
    def __init__(self, h): self.h = h
    def __hash__(self): return self.h
    def __eq__(self, o): return True
print(len({AlwaysEqual(1), AlwaysEqual(1), AlwaysEqual(2)}), AlwaysEqual(1) in {1: "x"}, 1 in {AlwaysEqual(1): "y"}, AlwaysEqual(5) in [1])
