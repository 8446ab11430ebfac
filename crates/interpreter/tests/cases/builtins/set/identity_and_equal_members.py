# Which of several equal members a set keeps.
print({1, 1.0, True}, {True, 1}, {1.0, 1}, {0, False}, {False, 0.0})
s = {1}
s.add(1.0); s.add(True)
print(s, 1.0 in s, s | {True}, {True} | s, s & {1.0}, {1.0} & s, s.intersection([True]), s - {1.0}, s ^ {True})
class K:
    def __init__(self, k, tag): self.k, self.tag = k, tag
    def __eq__(self, o): return self.k == o.k
    def __hash__(self): return hash(self.k)
    def __repr__(self): return f"{self.k}{self.tag}"
a, b = K(1, "a"), K(1, "b")
s = {a}
s.add(b)
print(s, b in s, s | {b}, {b} | s, s & {b}, {b} & s, s.union([b]), set([b, a]), frozenset([b, a]), {a: 1, b: 2}, s == {b})
s.discard(b)
print(s, len({a, b}), {K(i % 3, str(i)) for i in range(2, 3)})
d = {a: "first"}
d[b] = "second"
print(d, list(d)[0].tag)
