# range: indexing, slicing, length, membership, attributes, repr.
for r in (range(5), range(2, 8), range(0, 20, 5), range(10, 0, -3), range(0), range(5, 5), range(5, 0), range(0, 5, 10), range(-3, 3)):
    print(r, list(r), len(r), r.start, r.stop, r.step, bool(r), list(reversed(r)), list(r[::-1]))
r = range(0, 100, 7)
print(r[0], r[-1], r[3], r[2:5], r[::-2], r[5:], r[:-5], r[100:], 49 in r, 50 in r, "a" in r, 49.0 in r, 49.5 in r, True in range(2), r.index(21), r.count(21), r.count(22))
print(range(3) == range(0, 3, 1), range(0) == range(5, 5), range(0, 3, 2) == range(0, 4, 2), range(3) == [0, 1, 2], hash(range(3)) == hash(range(0, 3)), {range(2): "key"}[range(2)], range(1, 2) != range(1, 3))
print(sum(range(101)), max(range(5)), min(range(3, 9)), sorted(range(3), reverse=True), tuple(range(3)), [*range(2), *range(2)], dict(enumerate(range(3))), list(zip(range(2), range(2, 4))), set(range(3)))
for bad in (lambda: range(), lambda: range(1.5), lambda: range("3"), lambda: range(1, 2, 0), lambda: range(3)[3], lambda: range(3)[-4], lambda: range(3)["a"], lambda: range(3).index(9), lambda: range(1, 2, 3, 4), lambda: range(3) + range(2), lambda: range(None), lambda: range(3).index("x"), lambda: range(stop=3), lambda: range(3) < range(4)):
    try:
        print(bad())
    except (TypeError, ValueError, IndexError) as e:
        print(type(e).__name__, e)
try:
    range(3)[0] = 1
except TypeError as e:
    print(e)
try:
    range(3).start = 1
except AttributeError as e:
    print(e)
