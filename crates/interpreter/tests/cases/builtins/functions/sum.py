# sum: start, types, errors.
print(sum([1, 2, 3]), sum([]), sum([], 5), sum((1.5, 2)), sum(range(101)), sum(x * x for x in range(5)), sum([True, True]), sum({1: "a", 2: "b"}), sum([1], start=10))
print(sum([[1], [2, 3]], []), sum([(1,), (2,)], ()), sum([0.1] * 3), sum([1j, 2]), sum([10 ** 20, 1]), sum([2 ** 62, 2 ** 62]), sum([1, 2.5, True]), sum({3, 4}), sum(map(len, ["a", "bb"])))
class V:
    def __init__(self, v): self.v = v
    def __add__(self, o): return V(self.v + (o.v if isinstance(o, V) else o))
    __radd__ = __add__
    def __repr__(self): return f"V({self.v})"
print(sum([V(1), V(2)]), sum([V(1)], V(10)), sum([], V(0)))
for bad in (lambda: sum(["a", "b"]), lambda: sum(["a"], ""), lambda: sum([b"a"], b""), lambda: sum([[1]]), lambda: sum(5), lambda: sum(), lambda: sum([1, None]), lambda: sum([1], 2, 3), lambda: sum([bytearray()], bytearray()), lambda: sum([{}, {}], {})):
    try:
        print(bad())
    except TypeError as e:
        print(e)
