# product, permutations, combinations, combinations_with_replacement.
from itertools import *
from math import comb, perm, factorial

def err(f, *a, **k):
    try: print("no error:", f(*a, **k))
    except Exception as e: print(type(e).__name__, "-", e)

print(list(product("ab", [1, 2])), list(product()), list(product([])), list(product("ab", repeat=2)), list(product([0, 1], "x", repeat=1)), list(product([1], [])), list(product(range(2), repeat=0)), len(list(product(range(3), repeat=4))))
print(list(permutations("abc")), list(permutations("abc", 2)), list(permutations([])), list(permutations([1, 2], 3)), list(permutations("ab", 0)), list(permutations(range(3), None)) == list(permutations(range(3))), len(list(permutations(range(6)))))
print(list(combinations("abcd", 2)), list(combinations("ab", 0)), list(combinations("ab", 3)), list(combinations([3, 1, 2], 2)), list(combinations((), 0)))
print(list(combinations_with_replacement("abc", 2)), list(combinations_with_replacement("a", 3)), list(combinations_with_replacement([], 1)), list(combinations_with_replacement([], 0)), list(combinations_with_replacement("ab", 0)))
err(product, 5); err(product, "a", repeat=-1); err(product, "a", repeat="x"); err(product, a=1); err(permutations, 5); err(permutations, "ab", -1); err(permutations, "ab", "x"); err(permutations); err(combinations, "ab"); err(combinations, "ab", -1); err(combinations, 5, 2); err(combinations, "ab", "x"); err(combinations_with_replacement, "ab", -1)
for n, r in ((5, 2), (6, 3)): print(len(list(combinations(range(n), r))) == comb(n, r), len(list(permutations(range(n), r))) == perm(n, r), len(list(combinations_with_replacement(range(n), r))) == comb(n + r - 1, r))
p = product([1, 2], [3]); print(next(p), list(p), next(p, None), type(p).__name__)
print([s for s in ("".join(t) for t in permutations("aab")) if s == "aba"], sorted(set("".join(t) for t in permutations("aab"))), ["".join(map(str, t)) for t in product([0, 1], repeat=3)], [c for c in combinations(range(1, 10), 3) if sum(c) == 10])
def powerset(s): return chain.from_iterable(combinations(s, r) for r in range(len(s) + 1))
print(list(powerset([1, 2, 3])), [(a, b, c) for a, b, c in combinations(range(1, 21), 3) if a * a + b * b == c * c])
def queens(n): return [q for q in permutations(range(n)) if len({q[i] + i for i in range(n)}) == len({q[i] - i for i in range(n)}) == n]
print(queens(4), len(queens(6)))
dice = list(product(range(1, 7), repeat=2)); print(len(dice), sum(a + b == 7 for a, b in dice), [d for d in dice if sum(d) == 3])
words = {"cat", "act", "tac", "dog"}; print(sorted(w for w in map("".join, permutations("cat")) if w in words))
def send():
    for d in permutations(range(10), 4):
        a, b, c, e = d
        if a and (a * 10 + b) * c == b * 10 + e and len({a, b, c, e}) == 4 and c > 1: return d
print(send())
