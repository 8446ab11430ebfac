# repr of nested and self-containing lists, dicts, tuples.
l = [1]
l.append(l)
print(l, str(l), repr([l, l]))
d = {"k": 1}
d["self"] = d
print(d)
t = ([],)
t[0].append(t)
print(t)
a, b = [], []
a.append(b); b.append(a)
print(a, b)
d2 = {}
d2["l"] = [d2]
print(d2)
print([[], [[]], [[[]]]], ((),), ((1,),), {"a": {"b": {}}}, [(1, [2, {"x": (3,)}])], {1: [1], (2,): {3}}, [None, True, 1.0, "s", b"b", 1j, ...])
class C:
    def __init__(self): self.items = [self]
    def __repr__(self): return f"C({len(self.items)})"
print(C().items, {C().__repr__(): [C()]}, (C(),))
print(["it's", 'q"q', "\n", "é", "\\"], [range(3), slice(1)], [int, len, ValueError("x")][:1], [{1, }, frozenset([2]), {}, set(), frozenset()])
s = []
s.extend([s, s])
print(s, len(s))
v = {}.values()
m = {1: 2}
print(m.keys(), m.values(), m.items(), {}.keys(), dict.fromkeys("a").items())
