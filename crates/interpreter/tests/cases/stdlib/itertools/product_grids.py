# Coordinates, neighbours, truth tables and passwords.
from itertools import product, permutations, combinations, combinations_with_replacement
print(list(product("ab", "xy")), ["".join(p) for p in product("01", repeat=2)], len(list(product(range(4), repeat=3))))
cells = {(r, c) for r, c in product(range(3), repeat=2)}; print(len(cells), sorted(cells)[:4])
def neighbours(r, c): return [(r + dr, c + dc) for dr, dc in product((-1, 0, 1), repeat=2) if (dr, dc) != (0, 0) and (r + dr, c + dc) in cells]
print(neighbours(0, 0), len(neighbours(1, 1)))
for a, b in product([False, True], repeat=2): print(int(a), int(b), int(a and b), int(a or b), int(a ^ b))
print([a + b for a, b in combinations("abcd", 2)], list(combinations_with_replacement([1, 2], 2)), len(list(permutations("abcde", 3))))
print(min(permutations([3, 1, 2])), sorted({"".join(p) for p in permutations("abb")}), next(permutations([])))
teams = list(combinations(["ann", "bo", "cy", "di"], 2)); print(len(teams), teams[0], teams[-1])
best = max(combinations([5, 1, 8, 3], 2), key=sum); print(best, [c for c in combinations([1, 2, 3, 4, 5], 3) if sum(c) == 9])
def knapsack(items, cap): return max((c for n in range(len(items) + 1) for c in combinations(items, n) if sum(w for w, _ in c) <= cap), key=lambda c: sum(v for _, v in c))
print(knapsack([(3, 4), (4, 5), (2, 3)], 6)); routes = {p: sum(abs(a - b) for a, b in zip(p, p[1:])) for p in permutations((1, 5, 3))}; print(min(routes, key=routes.get), min(routes.values()))
it = product([1, 2], repeat=2); next(it); print(list(it), list(product(*[[1, 2], "a"])), list(product([1, 2], [])), sum(1 for _ in combinations(range(10), 5)))
