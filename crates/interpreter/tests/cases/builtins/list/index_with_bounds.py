# index with start and stop, count, and membership by equality.
l = [1, 2, 3, 2, 1, 2.0, True, "2", None]
print(l.index(2), l.index(2, 2), l.index(2, 4), l.index(1, 1), l.index(True, 5), l.index("2"), l.index(None), l.index(2, -5), l.index(2, 1, 2), l.index(1, -100, 100), l.count(1), l.count(2), l.count("x"))
for args in ((9,), (3, 3), (2, 2, 3), (1, 5, 6), ("2", -1), (2, 0, 1), (2, 100)):
    try:
        print(l.index(*args))
    except ValueError as e:
        print(args, e)
print([[1], [2]].index([2]), [(1, 2)].count((1, 2)), ["a", "b"].index("b"), [float("nan")].count(float("nan")), [0, False, 0.0].count(0), [1, 1.0, True].index(True))
