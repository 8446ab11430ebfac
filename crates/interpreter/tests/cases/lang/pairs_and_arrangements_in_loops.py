"""`zip`, `enumerate`, texts, dicts and `itertools` inside each other, as loops take them: whole, taken apart, and to their ends."""
import itertools

text, foreign = "abca", "añb€"
for i, c in enumerate(text):
    print(i, c, end=" ")
for i, c in enumerate(foreign, start=-1):
    print(i, c, end=" ")
print()
for pair in enumerate(text):
    print(pair, end=" ")
for pair in zip(text, foreign):
    print(pair, end=" ")
for a, b in zip(foreign, text):
    print(a + b, end=" ")
print()
for i, (a, b) in enumerate(zip([1, 2, 3], (4, 5))):
    print(i, a, b, end="; ")
for i, (key, value) in enumerate({"x": 1, "y": 2}.items(), 5):
    print(i, key, value, end="; ")
for i, (j, c) in enumerate(enumerate("xy")):
    print(i, j, c, end="; ")
for i, pair in enumerate(zip("ab", range(9))):
    print(i, pair, end="; ")
print()
for a, b, c in zip(range(4), "wxyz", [True, None, 2.5]):
    print(a, b, c, end="; ")
for (a, b), c in zip(zip("ab", "cd"), enumerate("ef")):
    print(a, b, c, end="; ")
print()
shared = iter(range(7))
print(list(zip(shared, shared)), list(shared))
shared = iter("abcdefg")
print([a + b + c for a, b, c in zip(shared, shared, shared)], next(shared, "none left"))
left, right = iter([1, 2, 3]), iter([4])
print(list(zip(left, right)), list(left))
left, right = iter("abc"), iter("d")
print(list(zip(right, left)), list(left))
try:
    for triple in zip("ab", "abc", "ab", strict=True):
        print(triple, end=" ")
except ValueError as error:
    print(error)
try:
    for pair in zip("ab", "a", strict=True):
        print(pair, end=" ")
except ValueError as error:
    print(error)
pairs = zip("ab", [1, 2])
for pair in pairs:
    pass
print(next(pairs, "over"), list(pairs))
numbered = enumerate("ab", 2**48 - 1)
print(list(numbered), next(numbered, "over"))
big = enumerate("ab", 2**70)
for n, c in big:
    print(n, c)
growing = {"a": 1}
try:
    for i, (key, value) in enumerate(growing.items()):
        growing[key + "x"] = value
except RuntimeError as error:
    print(error, len(growing))
listed = [1, 2]
for i, (a, b) in enumerate(zip(listed, listed)):
    if len(listed) < 5:
        listed.append(a)
print(listed)
for chosen in itertools.combinations("abc", 2):
    print("".join(chosen), end=" ")
for order in itertools.permutations([1, 2, 3], 2):
    print(order, end=" ")
for row in itertools.product("ab", repeat=2):
    print(row, end=" ")
for drawn in itertools.combinations_with_replacement("ab", 4):
    print(drawn, end=" ")
print()
empty = itertools.combinations("ab", 3)
for nothing in empty:
    print("never")
print(next(empty, "empty"), [None for _ in itertools.permutations("ab", 0)])
half = itertools.permutations("abc")
for order in half:
    if order[0] == "b":
        break
print(order, list(half))
for first, *rest in zip("ab", "cd", "ef"):
    print(first, rest, end=" ")
matrix = [[1, 2, 3], [4, 5, 6], [7, 8, 9]]
print([list(row) for row in zip(*matrix)][::-1], list(zip(*zip(*matrix))))
it = iter("añ")
for c in it:
    print(c, next(it, "-"), end=" ")
print(list(it))
