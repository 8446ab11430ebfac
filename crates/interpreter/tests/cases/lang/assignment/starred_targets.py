# Starred targets in assignments, for loops and nested patterns.
first, *rest = [1, 2, 3, 4]
print(first, rest)
*init, last = "abcd"
print(init, last)
a, *mid, z = range(6)
print(a, mid, z)
a, *mid, z = (1, 2)
print(a, mid, z)
*everything, = (1, 2, 3)
print(everything)
[*items] = {"k": 1, "l": 2}
print(items)
(a, *b), *c = [[1, 2, 3], 4, 5]
print(a, b, c)
for head, *tail in [(1, 2, 3), [4], "xyz"]:
    print(head, tail)
class Box:
    pass
box = Box()
box.first, *box.rest = range(4)
print(box.first, box.rest)
table = {}
table["a"], *table["others"] = "hello"
print(table)
x, (y, *zs), w = 1, iter([2, 3, 4]), 5
print(x, y, zs, w)
