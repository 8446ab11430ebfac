# Adding and repeating sequences.
print("a" + "b", [1] + [2], (1,) + (2,), b"a" + b"b")
print("ab" * 3, 3 * "ab", [0] * 3, 2 * (1, 2), b"x" * 2, "a" * 0, "a" * -1, [] * 5)
grid = [[0] * 2] * 2
grid[0][0] = 1
print(grid)
grid = [[0] * 2 for _ in range(2)]
grid[0][0] = 1
print(grid)
print("-" * 20)
print("x" * True, [1] * False)
for bad in (lambda: "a" + 1, lambda: 1 + "a", lambda: [1] + (2,), lambda: (1,) + [2], lambda: "a" * "b", lambda: "a" * 1.5, lambda: [1] * None, lambda: b"a" + "b", lambda: "a" + b"b", lambda: {} + {}, lambda: {1} + {2}, lambda: None + 1, lambda: [1] - [1]):
    try:
        bad()
    except TypeError as e:
        print(e)
