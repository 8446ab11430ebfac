# startswith and endswith with every combination of bounds.
s = "abcabc"
print([(i, s.startswith("abc", i)) for i in range(-7, 8)])
print([(i, s.endswith("abc", 0, i)) for i in range(-7, 8)])
print([s.startswith("", i) for i in (0, 6, 7, -1, -100)], [s.endswith("", i) for i in (0, 6, 7)], s.startswith("abc", 3, 5), s.startswith("abc", 3, 6), s.endswith("bc", 4), s.endswith("bc", 5), s.startswith(("x", "bc"), 1), s.startswith("abc", None), s.startswith("c", 2, None))
