# Subclasses of set and frozenset.
class Tags(set):
    def add(self, t): super().add(t.lower())
    def __contains__(self, t): return super().__contains__(t.lower())
t = Tags()
t.add("ABC"); t.add("abc"); t.add("X")
print(sorted(t), "aBc" in t, len(t), type(t | {"z"}).__name__, type(t & t).__name__, type(t.copy()).__name__, type({"z"} | t).__name__)
print(Tags(["Q"]), t == {"abc", "x"}, t > {"x"}, isinstance(t, set))
class F(frozenset):
    def __new__(cls, *a): return super().__new__(cls, a)
f = F(1, 2, 2)
print(f, len(f), hash(f) == hash(frozenset([1, 2])), f == {1, 2}, {f: "key"}[frozenset([2, 1])], f | {3}, type(f | {3}).__name__, type(f - {1}).__name__)
class Log(set):
    def __ior__(self, o):
        print("ior", sorted(o))
        return super().__ior__(o)
    def discard(self, x):
        print("discard", x)
        super().discard(x)
l = Log([1])
l |= {2, 3}
l.discard(1)
print(sorted(l), type(l).__name__, repr(Log([5])), repr(Log()))
class S(set):
    def __repr__(self): return "S{" + ", ".join(map(repr, sorted(self))) + "}"
print(S([3, 1, 2]), [S("a")], str(S()))
class Bounded(set):
    limit = 2
    def add(self, x):
        if len(self) >= self.limit:
            raise OverflowError("full")
        super().add(x)
b = Bounded([1])
b.add(2)
try:
    b.add(3)
except OverflowError as e:
    print(e)
b.update([3, 4])
print(len(b), b.issubset(range(10)), b.union([9]) == {1, 2, 3, 4, 9})
