# zip: lengths, strict, unzip, laziness, errors.
print(list(zip([1, 2], "ab")), list(zip([1, 2, 3], "ab")), list(zip()), list(zip([1])), list(zip([], [1])), list(zip("ab", "cd", "ef")), dict(zip("ab", range(2))), list(zip(*[(1, 2), (3, 4)])))
z = zip([1, 2], [3, 4])
print(next(z), list(z), list(z), iter(z) is z, type(z).__name__)
print(list(zip([1, 2], [3, 4], strict=True)), list(zip(strict=True)))
for bad in (lambda: list(zip([1], [1, 2], strict=True)), lambda: list(zip([1, 2], [1], strict=True)), lambda: list(zip([1], [1], [], strict=True)), lambda: list(zip([1], [1], [1, 2], strict=True)), lambda: zip(5), lambda: zip([1], 5), lambda: zip([1], wrong=1), lambda: zip([1])[0]):
    try:
        print(bad())
    except (ValueError, TypeError) as e:
        print(type(e).__name__, e)
it = iter([1, 2, 3, 4])
print(list(zip(it, it)), [a * b for a, b in zip([1, 2], [3, 4])], list(zip("abc", range(10 ** 9)))[-1], [list(t) for t in zip("ab", "cd")], sum(a * b for a, b in zip((1, 2, 3), (4, 5, 6))))
a, b = iter([1, 2, 3]), iter([1])
list(zip(a, b))
print(next(a))
