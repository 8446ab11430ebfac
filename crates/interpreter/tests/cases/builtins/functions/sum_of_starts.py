# Sums of numbers of every kind, from every kind of start, of what is there at once and what comes one by one.
print(sum(range(2, 8)), sum(i for i in range(3)))
rows = [[1.5, 2, True], [1, 2.5, 10**30], [0.1] * 10, [1e308, 1e308, -1e308], [True, True], [10**20, 1], [-0.0], [], [0.5, None]]
for row in rows:
    try:
        print(repr(sum(row)))
    except TypeError as error:
        print(error)
for start in (0.0, -0.0, 1, True, False, 10**30, None, [], ""):
    for row in ([1, 2], [-0.0], [True], [], [1.5, 10**20], (1, 2**62, 2**62), [2**49, 2**49]):
        try:
            print(repr(start), repr(sum(row, start)), repr(sum(iter(row), start)), repr(sum((x for x in row), start)))
            print(repr(sum(dict(enumerate(row)).values(), start)))
        except TypeError as error:
            print(error)
