"""Three and more parts at once: of tuples, lists, `zip`, `product`, and what does not fit; methods with arguments by name."""
import io
import itertools

for a, b, c in [(1, 2, 3), [4, 5, 6], "xyz", range(3), {7: 0, 8: 0, 9: 0}]:
    print(a, b, c, end="; ")
print()
for a, b, c in zip([1, 2, 3], (4, 5, 6), [7, 8, 9]):
    print(a, b, c, end="; ")
for a, b, c, d in zip([1, 2], (4, 5), [7, 8], [0, 1, 2]):
    print(a, b, c, d, end="; ")
for a, b, c in zip("ab", [1, 2], range(2)):
    print(a, b, c, end="; ")
print()
shared = iter([1, 2, 3, 4, 5, 6, 7])
for a, b, c in zip(shared, shared, shared):
    print(a, b, c, end="; ")
print(list(shared))
shared = iter([1, 2, 3, 4, 5, 6, 7])
for a, b, c in zip([9, 9, 9], shared, shared):
    print(a, b, c, end="; ")
print(list(shared))
first, second, third = iter([1, 2]), iter((3,)), iter([5, 6])
for a, b, c in zip(first, second, third):
    print(a, b, c, end="; ")
print(list(first), list(second), list(third))


def last_ones():
    for a, b, c in zip([1, 2], [3], [5]):
        pass
    for d, e, f, g, h, i, j, k, l in zip("ab", "cd", "ef", "gh", "ij", "kl", "mn", "op", "q"):
        pass
    for m, n in zip([1, 2], [3]):
        pass
    for o, (p, q, r) in enumerate(zip([1, 2], [3, 4], [5])):
        pass
    return a, b, c, d, e, l, m, n, o, p, q, r


print(last_ones())
growing = [1]
for a, b, c in zip(growing, growing, growing):
    if len(growing) < 3:
        growing.append(a + 1)
    print(a, b, c, end="; ")
print()
for wrong in ([(1, 2)], [(1, 2, 3, 4)], zip([1], [2]), zip([1], [2], [3], [4]), [5], [[1, 2]], itertools.product("ab", repeat=2)):
    try:
        for a, b, c in wrong:
            print("never")
    except (ValueError, TypeError) as error:
        print(error)
for a, b in itertools.product("ab", [1, 2]):
    print(a, b, end="; ")
for a, b in itertools.combinations(range(4), 2):
    print(a, b, end="; ")
for a, b in itertools.permutations("abc", 2):
    print(a + b, end="; ")
for a, b in itertools.combinations_with_replacement("ab", 2):
    print(a + b, end="; ")
for a, b, c in itertools.product("ab", repeat=3):
    print(a + b + c, end=" ")
print()
pairs = itertools.combinations(range(3), 2)
for a, b in pairs:
    break
print(a, b, list(pairs), next(pairs, "over"))
for i, (a, b, c) in enumerate(zip("ab", "cd", "ef")):
    print(i, a, b, c, end="; ")
for i, (a, b) in enumerate(itertools.product("ab", repeat=2)):
    print(i, a, b, end="; ")
print()
a, b, c = (1, 2, 3)
a, b, c = c, a, b
print(a, b, c)
(a, b), (c, d, e), *f = (1, 2), [3, 4, 5], 6, 7
print(a, b, c, d, e, f)
for a, b, a in [(1, 2, 3)]:
    print(a, b)


class Shape:
    def __init__(self, name, sides=3):
        self.name, self.sides = name, sides

    def scaled(self, by, *, plus=0, **others):
        return self.sides * by + plus, sorted(others)

    def named(self, name="shape", sides=1, /, *rest):
        return name, sides, rest

    def __getattr__(self, name):
        return lambda **given: (name, given)


class Square(Shape):
    def scaled(self, by, plus=100):
        return "square", by, plus


for shape in (Shape("a"), Square("b", sides=4), Shape(name="c", sides=5)) * 2:
    print(shape.scaled(by=2), shape.scaled(2, plus=1), shape.missing(x=1))
    try:
        print(shape.scaled(plus=1, other=2))
    except TypeError as error:
        print(error)
    try:
        print(shape.named(name="x"))
    except TypeError as error:
        print(error)
shape = Shape("d")
for turn in range(4):
    print(shape.scaled(by=1, plus=turn))
    if turn == 1:
        shape.scaled = lambda by, plus: ("own", by, plus)
    if turn == 2:
        del shape.scaled
out = io.StringIO()
for n in range(3):
    out.write(str(n))
    out.write("é")
print(out.getvalue(), out.tell(), [out.write("xy") for _ in range(2)])
for wrong in (lambda: out.write(1), lambda: out.write(), lambda: out.write("a", "b"), lambda: out.read(size=1)):
    try:
        print(wrong())
    except TypeError as error:
        print(error)
out.close()
try:
    out.write("x")
except ValueError as error:
    print(error)
