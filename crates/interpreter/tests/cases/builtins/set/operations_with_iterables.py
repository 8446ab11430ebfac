# Methods take any iterable; operators take sets only.
s = {1, 2, 3}
print(s.union([3, 4], (5,), "a", {6: 1}) == {1, 2, 3, 4, 5, "a", 6}, s.intersection(range(2, 9), [2, 3, 9]), s.difference(x for x in (1,)), s.symmetric_difference({3: 0, 4: 0}), s.issubset([1, 2, 3, 4]), s.issuperset((1,)), s.isdisjoint("abc"), s.isdisjoint(range(3)))
t = set(s)
t.update([9], "b", {8: 0}); print(sorted(map(str, t)))
t.intersection_update([1, 2, 9], range(5)); print(t)
t.difference_update([1], (5,)); print(t)
t.symmetric_difference_update([2, 7]); print(t)
for op in ("s | [1]", "s & (1,)", "s - range(2)", "s ^ 'a'", "s < [1]", "s >= (1,)", "s == [1, 2, 3]", "s != (1, 2, 3)", "s | {1: 1}.keys()", "{1: 1, 9: 9}.keys() - s", "s & {1: 2}.keys()", "frozenset([1]) | s", "s.union()", "set().union(*[[1], [2]])"):
    try:
        print(op, eval(op))
    except TypeError as e:
        print(op, "|", e)
