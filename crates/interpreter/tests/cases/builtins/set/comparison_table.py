# Every comparison between pairs of sets.
sets = [set(), {1}, {1, 2}, {2, 3}, frozenset([1]), {1, 2, 3}]
for a in sets:
    for b in sets:
        print(f"{len(a)}{len(b)}:", "".join("01"[r] for r in (a == b, a != b, a < b, a <= b, a > b, a >= b, a.isdisjoint(b), a.issubset(b), a.issuperset(b))), end=" ")
    print()
print(sorted([{3}, {1, 2, 3}, {1}], key=len), {1} < {1, 2} < {1, 2, 3}, max([{1}, {1, 2}]), {frozenset([1]), frozenset([1])} == {frozenset([1])}, set() == frozenset(), {1} == {1.0}, {1} in [{1}, 2], not set(), {1, 2} & {3} == set())
