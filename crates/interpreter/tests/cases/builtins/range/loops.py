# Typical loops over ranges.
for i in range(10, 0, -3):
    print(i, end=" ")
print()
for i in range(3):
    for j in range(i, 3):
        print((i, j), end=" ")
print()
squares = [i * i for i in range(1, 6)]
print(squares, [squares[i] for i in range(len(squares) - 1, -1, -1)], [x for x in range(0, 30, 7)])
total = 0
for i in range(1, 1001):
    if i % 3 == 0 or i % 5 == 0:
        total += i
print(total)
it = iter(range(3))
print(next(it), next(it), next(it), next(it, "end"), it.__length_hint__(), list(it))
r = range(5)
print(list(r), list(r), [a + b for a, b in zip(r, r[1:])], list(map(lambda x: x * 2, r)), list(filter(None, r)))
n = 3
for i in range(n):
    n += 10
print(n, i)
a, *b, c = range(6)
print(a, b, c, {i: chr(97 + i) for i in range(3)}, "".join(str(i) for i in range(10)))
for i in reversed(range(0, 10, 3)):
    print(i, end=",")
print()
for i in range(-2, 3): print(i, end=" " if i < 2 else "\n")
def steps(a, b, n):
    return [a + (b - a) * i / (n - 1) for i in range(n)]
print(steps(0, 1, 5))
