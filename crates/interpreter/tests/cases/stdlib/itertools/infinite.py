from itertools import count, cycle, repeat, islice, accumulate
print(list(islice(count(5), 3)), list(islice(count(1, 0.5), 4)), list(islice(cycle("ab"), 5)), list(repeat("x", 3)), list(islice(count(10, -3), 4)))
c = count(3); next(c); print(c, count(1, 2), count(1.5), repeat(7), repeat("a", 2))
print(next(repeat(1)), list(cycle([])), list(repeat(0, -5)), list(islice(count(2**70), 2)))
print(list(accumulate([1, 2, 3, 4])), list(accumulate([1, 2, 3], lambda a, b: a * b)), list(accumulate([3, 1, 2], max)), list(accumulate([1, 2], initial=10)), list(accumulate([])), list(accumulate("abc")))
for bad in (lambda: count("a"), lambda: cycle(5), lambda: repeat(), lambda: accumulate(5)):
    try:
        bad()
    except TypeError as e:
        print(type(e).__name__)
print([type(x).__name__ for x in (count(), cycle("a"), repeat(1), accumulate([]))], isinstance(count(), count), iter(c) is c)
