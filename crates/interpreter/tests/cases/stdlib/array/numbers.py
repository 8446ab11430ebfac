# Small numerical programs with arrays.
from array import array
import math

def dot(a, b):
    return sum(x * y for x, y in zip(a, b))

v = array("d", [3.0, 4.0])
print(math.sqrt(dot(v, v)), dot(v, array("d", [1, 1])))

def sieve(n):
    flags = array("b", [1]) * (n + 1)
    flags[0] = flags[1] = 0
    for i in range(2, int(n ** 0.5) + 1):
        if flags[i]:
            for j in range(i * i, n + 1, i):
                flags[j] = 0
    return [i for i, f in enumerate(flags) if f]

print(sieve(60))
counts = array("I", [0] * 26)
for ch in "the quick brown fox":
    if ch.isalpha():
        counts[ord(ch) - 97] += 1
print({chr(97 + i): n for i, n in enumerate(counts) if n > 1})
rows, cols = 3, 4
grid = array("h", bytes(2 * rows * cols))
for r in range(rows):
    for c in range(cols):
        grid[r * cols + c] = r * 10 + c
print([grid[r * cols:(r + 1) * cols].tolist() for r in range(rows)])
f = array("f", [0.1, 0.2])
print([round(x, 6) for x in f], f[0] == 0.1, f.tolist())
try:
    counts[0] = -1
except OverflowError as e:
    print(e)
print(min(f), max(v), sum(array("q", [2**40, 2**41])), any(array("b", [0, 0])), all(array("b", [1, 1])))
