# Comprehensions three levels deep, with conditions that use outer variables.
print([[[k for k in range(j)] for j in range(i)] for i in range(4)])
print([(a, b, c) for a in range(1, 20) for b in range(a, 20) for c in range(b, 20) if a * a + b * b == c * c])
print([x for x in range(50) if x % 2 if x % 3 if x % 5], [y for x in "ab" for y in (x, x.upper()) if y != "A"], {x: {y: x * y for y in range(x)} for x in range(4)})
print([f"{i}{j}" for i in range(3) if i != 1 for j in "xy" if (i, j) != (0, "y")], [n for n in range(2, 40) if all(n % d for d in range(2, int(n ** 0.5) + 1))], [row[i] for i, row in enumerate([[1, 2], [3, 4]])])
matrix = [[1, 2, 3], [4, 5, 6], [7, 8, 9]]
print([[r[c] for r in matrix] for c in range(3)], [matrix[i][i] for i in range(3)], [sum(r) for r in zip(*matrix)], [v for r in matrix if sum(r) > 10 for v in r if v % 2], [[0 if i == j else v for j, v in enumerate(r)] for i, r in enumerate(matrix)])
print({len(w): [v for v in "a bb cc ddd".split() if len(v) == len(w)] for w in "a bb cc ddd".split()}, {(i, j) for i in range(3) for j in range(i)} == {(1, 0), (2, 0), (2, 1)}, sum(x * y for x in range(4) for y in range(x)))
print([z for z in [x + y for x in range(3) for y in range(2)] if z > 1], [(lambda q: q * 2)(x) for x in range(3)], [x if x > 1 else [x] for x in range(3)], [x or "zero" for x in range(2)], ["%d%s" % (n, "tsnrhtdd"[(n // 10 % 10 != 1) * (n % 10 < 4) * n % 10::4]) for n in (1, 2, 3, 4, 11, 22)])
