# map and filter: several iterables, None, laziness, errors.
print(list(map(str, [1, 2])), list(map(lambda a, b: a + b, [1, 2], [10, 20, 30])), list(map(max, [1, 5], [4, 2], [3, 3])), list(map(None, [])) if False else "", list(map(int, "123")), list(map(lambda *a: a, [1], [2])))
print(list(filter(None, [0, 1, "", "a", [], [0]])), list(filter(str.isdigit, "a1b2")), list(filter(lambda x: x % 2, range(6))), list(filter(lambda kv: kv[1] > 1, {"a": 1, "b": 2}.items())))
log = []
m = map(lambda x: log.append(x) or x * 2, [1, 2, 3])
print(log, next(m), log, list(m), log, type(m).__name__, iter(m) is m)
f = filter(lambda x: log.append(x) or x > 1, [1, 2, 3])
print(next(f), list(f), type(f).__name__)
print(sum(map(int, ["1", "2"])), "".join(map(chr, [72, 105])), set(map(len, ["a", "b"])), [*map(abs, (-1, 2))], list(map(dict.get, [{"a": 1}], ["a"])), list(map(pow, [2, 3], [3, 2])), max(map(len, ["aa", "b"])))
for bad in (lambda: map(str), lambda: map(), lambda: list(map(5, [1])), lambda: map(str, 5), lambda: filter(None), lambda: filter(None, 5), lambda: list(filter(5, [1])), lambda: list(map(lambda a: a, [1], [2])), lambda: map(str, [1])[0], lambda: len(map(str, [])), lambda: list(map(int, ["x"])), lambda: filter(None, [1], [2])):
    try:
        print(bad())
    except (TypeError, ValueError) as e:
        print(type(e).__name__, e)
