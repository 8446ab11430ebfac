# | and |= of dicts, equality, containment, len, bool.
a, b = {"x": 1, "y": 2}, {"y": 3, "z": 4}
print(a | b, b | a, a, b, {} | a == a, a | {})
c = dict(a)
c |= b
print(c, a)
c |= [("p", 1), ("q", 2)]
print(c)
print({**a, **b}, a == {"y": 2, "x": 1}, a != b, a == [("x", 1)], "x" in a, "q" not in a, len(a), bool({}), not a)
for bad in (lambda: a | [("k", 1)], lambda: a | 5, lambda: a + b, lambda: a < b, lambda: a - b, lambda: a & b, lambda: None | a, lambda: {1} | a, lambda: a * 2):
    try:
        print(bad())
    except TypeError as e:
        print(e)
try:
    a |= 5
except TypeError as e:
    print(e)
class D(dict):
    def __or__(self, o): return "D or"
    def __ror__(self, o): return "D ror"
    def __ior__(self, o):
        print("D ior")
        return self
d = D(q=1)
print(d | {}, {} | d)
d |= {}
print({1: 1} == {1.0: True}, {"a": [1]} == {"a": [1]}, {"n": float("nan")} == {"n": float("nan")}, {} == {}, {1: 2}.__eq__(3), {"a": 1}.__or__({"b": 2}), {"a": 1}.__contains__("a"))
def merge(*ds):
    out = {}
    for d in ds:
        for k, v in d.items():
            out[k] = merge(out[k], v) if isinstance(v, dict) and isinstance(out.get(k), dict) else v
    return out
print(merge({"a": {"b": 1, "c": 2}}, {"a": {"c": 3}, "d": 4}))
