# min and max: arguments, key, default, ties, errors.
print(min(3, 1, 2), max([3, 1, 2]), min("hello"), max("a", "b"), min([5]), max((1, 2), (1, 3)), min({3: 1, 2: 9}), max(range(5)), min(x for x in (4, 2)))
print(min([], default=0), max([], default=None), min([3, 1], default=9), max(["aa", "b"], key=len), min("aB", key=str.lower), max([1, -5, 3], key=abs), min([(1, "b"), (1, "a")], key=lambda p: p[0]))
print(max(1, 1.0), max(1.0, 1), min(1, True), max([True, 1]), max([[1], [2, 0]]), min(["x"], key=lambda v: None), max({"a": 3, "b": 1}.items(), key=lambda kv: kv[1]), max("b", "a", key=None), max(1, 2, default=5) if False else "")
for bad in (lambda: min(), lambda: max([]), lambda: max(5), lambda: max(1, "a"), lambda: min(1, 2, default=0), lambda: max([1], 5), lambda: max(None), lambda: max([1, None]), lambda: min([], key=len), lambda: max(1, 2, wrong=1), lambda: max([1j, 2j]), lambda: max([{}, {}]), lambda: max(1, 2, key=5)):
    try:
        print(bad())
    except (TypeError, ValueError) as e:
        print(type(e).__name__, e)
calls = []
print(max([3, 1, 2], key=lambda x: calls.append(x) or -x), calls)
