"""Lists turned and swapped: fannkuch, queens by backtracking, permutations, subsets."""
from itertools import combinations, permutations, product


def fannkuch(n):
    most, check, sign = 0, 0, 1
    for order in permutations(range(n)):
        work = list(order)
        flips = 0
        while work[0]:
            k = work[0]
            work[: k + 1] = work[k::-1]
            flips += 1
        if flips > most:
            most = flips
        check += flips * sign
        sign = -sign
    return most, check


def turned(items):
    """The next permutation in place, as long as there is one."""
    i = len(items) - 2
    while i >= 0 and items[i] >= items[i + 1]:
        i -= 1
    if i < 0:
        return False
    j = len(items) - 1
    while items[j] <= items[i]:
        j -= 1
    items[i], items[j] = items[j], items[i]
    items[i + 1 :] = reversed(items[i + 1 :])
    return True


def orders(n):
    items, count = list(range(n)), 1
    while turned(items):
        count += 1
    return count


def queens(n, row=0, columns=(), found=None):
    found = [] if found is None else found
    if row == n:
        found.append(columns)
        return found
    for column in range(n):
        if all(column != c and abs(column - c) != row - r for r, c in enumerate(columns)):
            queens(n, row + 1, columns + (column,), found)
    return found


def queens_by_sets(n):
    taken, up, down, count = set(), set(), set(), 0

    def place(row):
        nonlocal count
        if row == n:
            count += 1
            return
        for column in range(n):
            if column in taken or row + column in up or row - column in down:
                continue
            taken.add(column), up.add(row + column), down.add(row - column)
            place(row + 1)
            taken.remove(column), up.discard(row + column), down.discard(row - column)

    place(0)
    return count


def subsets(items):
    if not items:
        return [[]]
    rest = subsets(items[1:])
    return rest + [[items[0]] + chosen for chosen in rest]


print(fannkuch(7), orders(7), len(queens(7)), queens_by_sets(7), len(subsets(list(range(12)))))
print(sum(p[0] * p[-1] for p in permutations(range(7))), sum(a * b for a, b in combinations(range(120), 2)), sum(1 for p in product("abc", repeat=7) if p[0] == p[-1]))
