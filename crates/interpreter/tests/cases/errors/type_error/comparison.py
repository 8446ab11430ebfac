# Ordering between types that cannot be ordered.
values = [("int", 1), ("str", "s"), ("list", [1]), ("tuple", (1,)), ("dict", {}), ("set", {1}), ("none", None), ("complex", 1j), ("bytes", b"b"), ("type", int), ("function", len), ("slice", slice(1)), ("range", range(2))]
for op in ("<", ">="):
    for na, a in values:
        for nb, b in values:
            try:
                eval(f"a {op} b", {"a": a, "b": b})
            except TypeError as e:
                if na <= nb:
                    print(e)
for f in (lambda: sorted([1, "a", None]), lambda: max("a", 1), lambda: min([None, 1]), lambda: [1, "a"] < [1, 2], lambda: (1, None) > (1, 2), lambda: sorted([{}, {}]), lambda: [3, "x"].sort(), lambda: max([1], 2), lambda: sorted({1: 2, "a": 1}), lambda: {1} < [1], lambda: 1 < 2 < "3"):
    try:
        print(f())
    except TypeError as e:
        print(e)
