# Length, membership, index, slicing and equality of ranges checked against lists.
cases = [(a, b, c) for a in (-5, 0, 3) for b in (-4, 0, 7) for c in (-3, -1, 1, 2, 4)]
bad = []
for args in cases:
    r, l = range(*args), list(range(*args))
    if not (len(r) == len(l) and list(reversed(r)) == l[::-1] and all((x in r) == (x in l) for x in range(-10, 10)) and all(r.index(x) == l.index(x) for x in l) and list(r[1:-1]) == l[1:-1] and list(r[::-2]) == l[::-2] and bool(r) == bool(l)): bad.append(args)
print(len(cases), bad)
print([len(range(*a)) for a in cases[:15]], range(0, 3, 2) == range(0, 4, 2), range(5, 0) == range(0), hash(range(0)) == hash(range(5, 3)), range(3)[::-1], range(10)[2:8:3], range(0, 10, 3)[-1], range(10, 0, -3)[1:], range(5)[10:20], range(-1, -10, -2)[::-1])
print(range(2, 11, 3).start, range(2, 11, 3).stop, range(2, 11, 3).step, repr(range(0, 5, 1)), repr(range(0, 5, 2)), range(True, 5), sum(range(10 ** 6)) if False else sum(range(1000)), max(range(0, 50, 7)), 7 in range(0, 50, 7), 7.0 in range(10), "7" in range(10))
