# len of everything that has one.
for v in ("", "abc", "日本", b"ab", bytearray(3), [], [1], (), (1, 2), {}, {"a": 1}, set(), {1, 2}, frozenset([1]), range(10), range(0, 10, 3), range(5, 0), {}.keys(), {1: 2}.values(), memoryview(b"abc")):
    print(len(v), end=" ")
print()
class L:
    def __init__(self, n): self.n = n
    def __len__(self): return self.n
print(len(L(5)), len(L(True)), bool(L(0)))
for bad in (5, None, 1.5, object(), (x for x in []), iter([]), len, int, L(-1), L("x"), L(1.0), L(2 ** 63), L(None)):
    try:
        print(len(bad))
    except (TypeError, ValueError, OverflowError) as e:
        print(type(e).__name__, e)
for bad in (lambda: len(), lambda: len([], [])):
    try:
        bad()
    except TypeError as e:
        print(e)
