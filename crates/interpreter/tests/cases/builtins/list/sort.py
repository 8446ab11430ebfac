# list.sort and sorted: key, reverse, stability, None results, errors.
l = [3, 1, 2]
print(l.sort(), l, sorted([3, 1, 2], reverse=True), sorted("hello"), sorted({"b": 1, "a": 2}), sorted((x for x in (2, 1))))
words = ["banana", "Apple", "cherry", "apple", "fig"]
print(sorted(words), sorted(words, key=str.lower), sorted(words, key=len), sorted(words, key=lambda w: (-len(w), w)), sorted(words, key=len, reverse=True))
people = [("ann", 30), ("bob", 25), ("cy", 30), ("di", 25)]
print(sorted(people, key=lambda p: p[1]), sorted(people, key=lambda p: p[1], reverse=True))
people.sort(key=lambda p: p[0], reverse=True)
people.sort(key=lambda p: p[1])
print(people)
calls = []
sorted([5, 3, 4], key=lambda x: calls.append(x) or x)
print(calls)
print(sorted([True, 0, 2.5, -1]), sorted([[2], [1, 5], [1]]), sorted([(1, "b"), (1, "a")]), sorted([]), sorted([float("inf"), 1, float("-inf")]), sorted(["10", "9", "2"], key=int), sorted([b"b", b"a"]), sorted([{3}, {1}], key=min))
print(sorted(range(20), key=lambda x: x % 3), sorted(range(10), key=lambda x: -x)[:3], sorted("aAbB", key=str.swapcase))
for bad in (lambda: sorted([1, "a"]), lambda: sorted(["a", 1]), lambda: sorted([None, 1]), lambda: sorted([1, 2], key=5), lambda: sorted([1], lambda x: x), lambda: [1].sort(lambda x: x), lambda: sorted(5), lambda: sorted([{}, {}]), lambda: sorted([1j, 2j]), lambda: sorted(), lambda: [3, 1].sort(reverse="x"), lambda: sorted([1, 2], cmp=1), lambda: sorted([object(), object()]), lambda: sorted([1, 2], key=lambda: 0), lambda: sorted([[1], ["a"]])):
    try:
        print(bad())
    except TypeError as e:
        print(e)
l = [3, 1, "x", 2]
try:
    l.sort()
except TypeError:
    print(sorted(map(str, l)), len(l))
print(sorted([3, 1, 2], key=None, reverse=0), sorted([1, 2], reverse=True), sorted("ba", reverse=False))
