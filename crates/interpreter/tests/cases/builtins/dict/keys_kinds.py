# Keys of every hashable type, equal keys, unhashable keys, nan.
nan = float("nan")
d = {1: "int", "1": "str", (1,): "tuple", None: "none", 1.5: "float", b"1": "bytes", frozenset([1]): "frozenset", range(2): "range", int: "type", len: "function", ...: "ellipsis", 2j: "complex", nan: "nan"}
for k in (1, 1.0, True, "1", (1,), (1.0,), None, 1.5, b"1", frozenset([1]), range(0, 2), int, len, ..., 2j, nan, float("nan"), False):
    print(repr(k) if k is not len else "len", d.get(k, "missing"))
for bad in ([], {}, set(), bytearray(b"x"), ([],), slice(1) if False else [1], {1: 2}.keys()):
    try:
        d[bad]
    except TypeError as e:
        print(e)
    try:
        d[bad] = 1
    except TypeError as e:
        print(e)
    try:
        bad in d
    except TypeError as e:
        print(e)
d = {True: "first"}
d[1] = "second"
d[1.0] = "third"
print(d, len(d), {0: "a", False: "b", -0.0: "c"})
class K:
    def __init__(self, n): self.n = n
    def __hash__(self): return self.n
    def __eq__(self, o): return isinstance(o, K) and self.n == o.n
    def __repr__(self): return f"K{self.n}"
e = {K(1): "a", K(2): "b", K(1): "c"}
print(e, e[K(2)], K(3) in e, e.pop(K(1)), e)
big = {i * 2 ** 61: i for i in range(5)}
print(big[2 ** 62], len(big), {10 ** 30: 1}[10 ** 30], {-1: "a", -2: "b"}[-2])
print({(i, j): i ^ j for i in range(2) for j in range(2)}, {"a" * 3: 1}["aaa"], {f"k{i}": i for i in range(3)}["k2"])
