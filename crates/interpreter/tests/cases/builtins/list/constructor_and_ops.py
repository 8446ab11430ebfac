# list(): from iterables; +, *, in, bool, len, nested multiplication, unpacking.
print(list(), list("abc"), list((1, 2)), list({1: 2}), list(range(3)), list(x for x in "ab"), list([1]), list(b"ab"), list({3}), list(map(str, [1])), list(zip("ab", [1, 2])))
a = [1]
b = list(a)
b.append(2)
print(a, b, a + b, b * 2, 2 * b, b * 0, b * -1, 1 in b, 3 not in b, len(b), bool([]), bool([0]))
a += "xy"
print(a)
a *= 2
print(a, a is a)
rows = [[0] * 3 for _ in range(2)]
rows[0][1] = 5
same = [[0] * 3] * 2
same[0][1] = 5
print(rows, same)
for bad in (lambda: list(5), lambda: list(1, 2), lambda: [1] + 2, lambda: [1] + (2,), lambda: [1] * "a", lambda: [1] * [2], lambda: [1] * 1.5, lambda: 5 in 5, lambda: [] < 1, lambda: hash([]), lambda: {[]: 1}, lambda: [1].x, lambda: list(None), lambda: [1]()):
    try:
        bad()
    except (TypeError, AttributeError) as e:
        print(e)
try:
    x = [1]
    x += 5
except TypeError as e:
    print(e)
print([1, [2, 3]][1][0], [1, 2, 3][-1], [*range(3), *"ab"], [[i, j] for i in range(2) for j in "ab"], [x for x in [3, 1] + [2]], sum([[1], [2]], []), [[]] * 2, [None] * 3)
m = [1, 2, 3]
m[1] += 10
m[-1] -= 1
m[0], m[1] = m[1], m[0]
print(m, m.__len__(), m.__contains__(2), m.__getitem__(0), m.__add__([1]), list.__name__, m.__eq__(5))
it = iter(m)
print(next(it), it.__length_hint__(), list(it), next(it, None))
l = list("abc")
l.__init__("xy")
print(l, list.append(l, 1), l)
