# Loops over zip, enumerate, items, reversed, sorted and combinations of them.
names = ["ann", "bob", "cy"]
ages = [30, 25, 41]
for i, (name, age) in enumerate(zip(names, ages), start=1):
    print(f"{i}. {name:<5}{age:>3}")
for name, age in sorted(zip(names, ages), key=lambda p: p[1]):
    print(name, age)
for i, name in reversed(list(enumerate(names))):
    print(i, name, end="; ")
print()
for a, b in zip(names, names[1:]):
    print(a, "->", b)
scores = {"x": [1, 2], "y": [3]}
for key, values in scores.items():
    for j, v in enumerate(values):
        print(key, j, v)
for (a, b), c in zip([(1, 2), (3, 4)], "pq"):
    print(a, b, c)
for a in zip(): print("never")
print(list(zip(*[[1, 2, 3], [4, 5, 6]])), dict(zip("ab", [1, 2])))
print([list(row) for row in zip(*["abc", "def"])])
first, second = zip(*[(1, "a"), (2, "b")])
print(first, second)
print(list(zip([1, 2, 3], "ab")), list(zip(range(3), range(3, 6), range(6, 9))))
for ch in sorted(set("hello"), reverse=True):
    print(ch, end="")
print()
for chunk in (names[i:i + 2] for i in range(0, len(names), 2)):
    print(chunk)
