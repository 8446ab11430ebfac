# Repr: what each limit cuts.
import reprlib
print(reprlib.repr(list(range(100))), reprlib.repr("x" * 100), reprlib.repr({i: i for i in range(10)}), reprlib.repr(set(range(10))), reprlib.repr(tuple(range(10))), reprlib.repr(10**100), reprlib.repr([[[[[[[1]]]]]]]), reprlib.repr(frozenset("abcdefgh")), reprlib.repr((1,)), reprlib.repr(()), reprlib.repr(set()), reprlib.repr({}))
import collections, array
print(reprlib.repr(collections.deque(range(10))), reprlib.repr(array.array("i", range(10))), reprlib.repr(array.array("i")), reprlib.repr(collections.deque()), reprlib.repr(b"y" * 100), reprlib.repr(1.23456789), reprlib.repr(None))
r = reprlib.Repr()
r.maxlist, r.maxstring, r.maxdict, r.maxlevel, r.maxlong, r.maxother, r.maxset, r.maxtuple, r.maxfrozenset = 2, 10, 1, 2, 9, 12, 1, 3, 1
print(r.repr([1, 2, 3]), r.repr("abcdefghijklmnop"), r.repr({"b": 1, "a": 2}), r.repr([[[1]]]), r.repr(123456789012345), r.repr({3, 1}), r.repr((1, 2, 3, 4)), r.repr(frozenset([2, 1])), r.repr(1.23456789012345), r.repr({"k": {"k": {"k": 1}}}))
class Long:
    def __repr__(self): return "L" * 50
class Broken:
    def __repr__(self): raise ValueError("no")
print(reprlib.repr(Long()), r.repr(Long()), reprlib.repr(Broken()).split(" at ")[0], reprlib.repr([Long(), Long()]))
class Own(reprlib.Repr):
    def repr_int(self, x, level): return f"int<{x}>"
    def repr_Long(self, x, level): return "long!"
    def repr_str(self, x, level): return super().repr_str(x, level).upper()
print(Own().repr([1, "ab", Long(), {"k": 2}]), Own().repr1(5, 0), vars(reprlib.Repr()), reprlib.aRepr.maxlist, type(reprlib.aRepr).__name__, reprlib.__all__)
print(r.repr1([1, [2]], 1), r.repr1([1], 0), r.repr_list([1, 2, 3], 1), r.repr_dict({1: 2, 3: 4}, 0), r.repr_str("x" * 40, 1), r.repr_instance(5, 1))
