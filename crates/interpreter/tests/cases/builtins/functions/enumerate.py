# enumerate: start, unpacking, types, laziness, errors.
print(list(enumerate("abc")), list(enumerate("ab", 5)), list(enumerate("ab", start=-1)), list(enumerate([])), dict(enumerate("xy", 1)), list(enumerate({"k": 1})), list(enumerate(x for x in "pq")))
for i, (a, b) in enumerate([(1, 2), (3, 4)]):
    print(i, a, b)
e = enumerate("abc")
print(next(e), list(e), next(e, "done"), iter(e) is e, type(e).__name__)
print(list(enumerate("a", 10 ** 20)), list(enumerate("ab", True)), [i for i, _ in enumerate(range(3))], max(enumerate([3, 9, 2]), key=lambda p: p[1]), sorted(enumerate("ba"), key=lambda p: p[1]))
for bad in (lambda: enumerate(), lambda: enumerate(5), lambda: enumerate("a", "b"), lambda: enumerate("a", 1.5), lambda: enumerate("a", 1, 2), lambda: enumerate("ab")[0], lambda: len(enumerate("a"))):
    try:
        print(bad())
    except TypeError as err:
        print(err)
print(list(enumerate(iterable="ab", start=3)), list(zip(enumerate("ab"), "xy")), list(enumerate(enumerate("a"))))
