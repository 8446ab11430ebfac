# Recursive, mutually recursive and nested recursive functions.
def fact(n):
    return 1 if n <= 1 else n * fact(n - 1)
print(fact(30))
def is_even(n):
    return True if n == 0 else is_odd(n - 1)
def is_odd(n):
    return False if n == 0 else is_even(n - 1)
print(is_even(100), is_odd(7))
def ackermann(m, n):
    if m == 0:
        return n + 1
    if n == 0:
        return ackermann(m - 1, 1)
    return ackermann(m - 1, ackermann(m, n - 1))
print(ackermann(2, 3))
def flatten(x):
    return [y for item in x for y in flatten(item)] if isinstance(x, list) else [x]
print(flatten([1, [2, [3, [4]], 5]]))
def permutations(s):
    return [s] if len(s) < 2 else [c + p for i, c in enumerate(s) for p in permutations(s[:i] + s[i + 1:])]
print(permutations("abc"))
def hanoi(n, a="A", b="B", c="C"):
    return 0 if n == 0 else hanoi(n - 1, a, c, b) + 1 + hanoi(n - 1, c, b, a)
print(hanoi(8))
def outer(n):
    def inner(k):
        return 0 if k == 0 else k + inner(k - 1)
    return inner(n)
print(outer(200))
def depth(n):
    return n if n == 0 else depth(n - 1)
print(depth(800))
