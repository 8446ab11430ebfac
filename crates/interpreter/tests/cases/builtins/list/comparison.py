# Comparing lists and tuples.
print([1, 2] == [1, 2], [1, 2] == (1, 2), [1, 2] != [1, 3], [] == [], [1, 2] < [1, 3], [1, 2] < [1, 2, 0], [2] > [1, 9, 9], [] < [0], [1, "a"] < [2, 5], [[1], [2]] == [[1], [2]])
print((1, 2) < (1, 2, 3), (1, "b") > (1, "a"), () < (1,), (1,) == (1.0,), (1, 2) <= (1, 2), (3,) >= (2, 9), [1, 2.0, True] == [1.0, 2, 1])
for bad in (lambda: [1] < (1,), lambda: [1] < ["a"], lambda: [1, "a"] < [1, 2], lambda: (1,) > [1], lambda: [None] < [1], lambda: [1] < 5, lambda: [{}] < [{}]):
    try:
        print(bad())
    except TypeError as e:
        print(e)
print([1, "a"] < [2, "b"], [1] == [1, None], ["a", 1] != ["a", 1.5], max([1, 5], [2, 0]), min((2, 1), (1, 9)), sorted([[2, 1], [1, 2], [1]]), max([[1], [1, 0]], key=len))
class E:
    def __eq__(self, o):
        print("eq", end=" ")
        return False
e = E()
print([e] == [e], [e] == [E()], e in [e], [E()].count(1), [1, 2, E()] == [1, 3, E()])
a = [1]; a.append(a)
print(a == a, a[1] is a, len(a))
b = [1]; b.append(b)
try:
    a == b
except RecursionError as err:
    print(type(err).__name__)
print([1, 2, 3] > [1, 2], not [] , [[]] > [], [0] == [False], "ab" == ["a", "b"], [nan := float("nan")] == [nan])
