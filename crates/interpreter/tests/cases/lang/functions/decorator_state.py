# Decorators that keep state: memoise, trace, retry, call limits.
def memoise(f):
    cache = {}
    def wrapper(*args):
        if args not in cache:
            cache[args] = f(*args)
        return cache[args]
    wrapper.cache = cache
    wrapper.__name__ = f.__name__
    wrapper.__doc__ = f.__doc__
    return wrapper
@memoise
def fib(n):
    "the nth number"
    return n if n < 2 else fib(n - 1) + fib(n - 2)
print(fib(60), len(fib.cache), fib.__name__, fib.__doc__)
def trace(f):
    trace.depth = 0
    def wrapper(n):
        print("  " * trace.depth + f"{f.__name__}({n})")
        trace.depth += 1
        try:
            return f(n)
        finally:
            trace.depth -= 1
    return wrapper
@trace
def down(n):
    return 0 if n == 0 else down(n - 1)
down(3)
def retry(attempts, on=Exception):
    def deco(f):
        def wrapper(*a, **k):
            for i in range(1, attempts + 1):
                try:
                    return f(*a, **k)
                except on as e:
                    print(f"attempt {i}: {e}")
            raise RuntimeError("gave up")
        return wrapper
    return deco
tries = iter([ValueError("one"), ValueError("two"), None])
@retry(3, ValueError)
def flaky():
    e = next(tries)
    if e:
        raise e
    return "ok"
print(flaky())
@retry(2, ZeroDivisionError)
def hopeless():
    return 1 / 0
try:
    hopeless()
except RuntimeError as e:
    print(e)
