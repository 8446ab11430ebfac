# An agent's cell: several ways to the same number, checked.
def fib_loop(n):
    a, b = 0, 1
    for _ in range(n): a, b = b, a + b
    return a
def fib_rec(n, memo={0: 0, 1: 1}):
    if n not in memo: memo[n] = fib_rec(n - 1) + fib_rec(n - 2)
    return memo[n]
def fib_gen():
    a, b = 0, 1
    while True:
        yield a
        a, b = b, a + b
n = 50
g = fib_gen()
values = [next(g) for _ in range(n + 1)]
print(fib_loop(n), fib_rec(n), values[n], fib_loop(n) == fib_rec(n) == values[n])
print(sum(v for v in values if v % 2 == 0 and v < 4_000_000), [v for v in values[:15]], values[n] / values[n - 1])
answer = next(i for i, v in enumerate(fib_gen()) if len(str(v)) >= 20)
print(f"first with 20 digits: F({answer}) = {fib_loop(answer)}")
