# slice objects: attributes, indices, equality, use, errors.
s = slice(1, 10, 2)
print(s, s.start, s.stop, s.step, slice(5), slice(1, 2), slice(None), slice("a", [1], {}))
print(s == slice(1, 10, 2), s != slice(1, 10), slice(1, 2) < slice(1, 3), slice(None) == slice(None, None))
for args in ((None, None, None), (1, 10, 2), (-3, None, None), (None, -3, None), (None, None, -1), (5, 2, -1), (100, -100, -1), (-100, 100, 3), (2, 2, 1), (None, 3, -2), (0, -1, None)):
    print(args, [slice(*args).indices(n) for n in (0, 1, 5, 10)], list(range(10))[slice(*args)])
print([0, 1, 2, 3, 4][s], "abcdef"[slice(None, None, -1)], (1, 2, 3)[slice(-2, None)], range(10)[slice(2, 8, 3)])
FIRST, REST = slice(0, 3), slice(3, None)
row = "abcdefg"
print(row[FIRST], row[REST], [r[FIRST] for r in ("hello", "world")])
for bad in (lambda: slice(), lambda: slice(1, 2, 3, 4), lambda: hash(slice(1)), lambda: slice(1, 2, 0).indices(5), lambda: slice("a").indices(5), lambda: slice(1).indices(-1), lambda: slice(1).indices("x"), lambda: [1][slice(1.5)], lambda: {slice(1): 1}, lambda: [1, 2][slice(None, None, 0)], lambda: slice(1) < 5):
    try:
        print(bad())
    except (TypeError, ValueError) as e:
        print(type(e).__name__, e)
try:
    s.start = 5
except AttributeError as e:
    print(e)
print(slice(10 ** 30, None, -10 ** 30).indices(5), [1, 2, 3][-10 ** 30:10 ** 30], [1, 2, 3][::10 ** 30], [1, 2, 3][::-10 ** 30])
class I:
    def __index__(self): return 2
print([0, 1, 2, 3][I():], slice(I()).indices(5), "abcdef"[::I()], repr(slice(True)))
