# is, is not, in and not in over every container.
print(None is None, True is not False, [] is [], 1 in (1, 2), 3 not in (1, 2))
print("bc" in "abcd", "" in "abc", "d" not in "abc", "ac" in "abc")
print(2 in {1, 2}, 2 in {1: 2}, 1 in {1: 2}, 2 in {1: 2}.values(), (1, 2) in {1: 2}.items())
print(5 in range(10), 5.0 in range(10), "5" in range(10), 10 in range(0, 20, 5))
print(65 in b"ABC", b"BC" in b"ABC", b"" in b"x")
print(1 in [True], 1.0 in [1], True in {1}, "a" in ["ab"])
print(3 in (x for x in range(5)), [1] in [[1], [2]])
nan = float("nan")
print(nan in [nan], nan == nan, [nan] == [nan], float("nan") in [nan])
class OnlyIter:
    def __iter__(self):
        return iter([1, 2, 3])
class OnlyItem:
    def __getitem__(self, i):
        return [10, 20, 30][i]
class Contains:
    def __contains__(self, x):
        return x == "magic"
print(2 in OnlyIter(), 9 in OnlyIter(), 20 in OnlyItem(), 21 in OnlyItem(), "magic" in Contains(), 1 in Contains())
class Truthy:
    def __contains__(self, x):
        return "non-empty"
print(1 in Truthy(), 1 not in Truthy())
it = iter([1, 2, 3, 4])
print(2 in it, list(it))
a = b = object()
print(a is b, a is not object())
