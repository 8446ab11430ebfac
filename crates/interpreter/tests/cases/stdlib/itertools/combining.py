from itertools import product, permutations, combinations, combinations_with_replacement, zip_longest
print(list(product("ab", [1, 2])), list(product([0, 1], repeat=2)), list(product()), list(product("ab", [])), len(list(product(range(3), repeat=3))))
print(list(permutations([1, 2, 3])), list(permutations("abc", 2)), list(permutations([], 0)), list(permutations([1], 2)))
print(list(combinations("abcd", 2)), list(combinations(range(3), 3)), list(combinations([1], 2)), list(combinations([1, 2], 0)))
print(list(combinations_with_replacement("abc", 2)), list(combinations_with_replacement([], 1)), list(combinations_with_replacement([], 0)))
print(list(zip_longest("abc", [1], fillvalue="-")), list(zip_longest("ab", [])), list(zip_longest()), list(zip_longest([1, 2], (x for x in "a"))))
print(list(product((x for x in "ab"), (1, 2))), list(combinations((x for x in "abc"), 2)), list(product((i for i in "xy"), repeat=2)))
for bad in (lambda: combinations([1], -1), lambda: permutations([1], -1), lambda: product([1], repeat=-1), lambda: product(5), lambda: combinations([1]), lambda: product([1], foo=1), lambda: zip_longest(5)):
    try:
        bad()
    except (TypeError, ValueError) as e:
        print(type(e).__name__)
