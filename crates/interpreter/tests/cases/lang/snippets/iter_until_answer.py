# An agent's cell: loops that search for the first number with a property.
print(next(n for n in range(1, 10 ** 6) if sum(int(c) for c in str(n)) == 25))
n = 1
while not all(n % d == 0 for d in range(1, 11)): n += 1
print(n)
t, k = 1, 1
while sum(1 for d in range(1, int(t ** 0.5) + 1) if t % d == 0) * 2 <= 50: k += 1; t += k
print(t, k)
print(next((a, b, 1000 - a - b) for a in range(1, 334) for b in range(a, 500) if a * a + b * b == (1000 - a - b) ** 2))
x = 1
while "".join(sorted(str(x))) != "".join(sorted(str(2 * x))): x += 1
print(x, 2 * x)
print([n for n in range(10, 10000) if n == sum(int(c) ** len(str(n)) for c in str(n))])
seen, v = {}, 0
while v not in seen: seen[v] = len(seen); v = (v * v + 1) % 97
print(len(seen), seen[v], v)
print(max((a * b for a in range(90, 100) for b in range(90, 100) if str(a * b) == str(a * b)[::-1])), sum(range(101)) ** 2 - sum(i * i for i in range(101)), len(set(a ** b for a in range(2, 6) for b in range(2, 6))))
