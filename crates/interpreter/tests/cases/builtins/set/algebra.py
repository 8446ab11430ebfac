# Union, intersection, difference, symmetric difference, by operator and by method.
a, b = {1, 2, 3, 4}, {3, 4, 5}
print(a | b, a & b, a - b, b - a, a ^ b)
print(a.union(b, [9], "x") == {1, 2, 3, 4, 5, 9, "x"}, a.intersection([3, 4], (4,)), a.difference([1], [2]), a.symmetric_difference([4, 10]), a.union(), a.intersection(), a.difference())
print(a <= b, {3} <= a, a < a, a <= a, {3, 4} < a, a > {1}, a >= a, a == {4, 3, 2, 1}, a != b, a.issubset(range(10)), a.issuperset([1, 2]), a.isdisjoint([9]), a.isdisjoint(b))
print(set() <= a, set() < set(), {1} == frozenset([1]), {1} == [1], set() == set(), {1, 2} < {2, 3}, {1, 2} > {2, 3}, {1, 2} == {2, 3})
f = frozenset([1, 2])
print(type(a | f).__name__, type(f | a).__name__, type(f & a).__name__, type(f - a).__name__, f | a == a | f)
for bad in (lambda: a | [1], lambda: a & "x", lambda: a - (1,), lambda: a ^ {}, lambda: a <= [1], lambda: a < 5, lambda: a | None, lambda: a.union(5), lambda: [1] | a, lambda: a.issubset(5), lambda: a.isdisjoint(), lambda: a.union([[]])):
    try:
        print(bad())
    except TypeError as e:
        print(e)
print({1, 2} | {3} & {3, 4} - {4}, ({1} | {2}) ^ {2}, not a & {99}, bool(a & b), len(a | b), set.union({1}, {2}), set.intersection(*[{1, 2}, {2, 3}, {2}]), set().union(*[[1], [2]]))
print(sorted(set("hello") & set("world")), sorted(set("abc") - set("b")), sorted({*"ab"} | {*"bc"}))
