# Closures over loop variables, comprehension variables, arguments and exceptions.
fs = []
for i in range(3):
    fs.append(lambda: i)
print([f() for f in fs])
i = 10
print([f() for f in fs])
def make():
    out = []
    for j in range(3):
        def inner():
            return j
        out.append(inner)
    return out
print([f() for f in make()])
def fixed():
    return [(lambda v: lambda: v)(k) for k in range(3)]
print([f() for f in fixed()])
def shared():
    x = 0
    def get(): return x
    def put(v):
        nonlocal x
        x = v
    return get, put
get, put = shared()
put(5)
print(get())
def err():
    try:
        raise ValueError("captured")
    except ValueError as e:
        saved = lambda: str(e)
        print(saved())
    try:
        saved()
    except NameError as n:
        print(n)
err()
def default_and_closure(n):
    def inner(m=n):
        return m, n
    n += 1
    return inner
print(default_and_closure(1)())
adders = {name: (lambda k: lambda x: x + k)(k) for name, k in (("one", 1), ("two", 2))}
print(adders["one"](10), adders["two"](10))
def accumulate():
    total = 0
    return lambda x: (total := total + x) if False else x
print(accumulate()(3))
def deep(n):
    return (lambda: deep(n - 1) + [n]) if n > 100 else ([n] if n == 0 else deep(n - 1) + [n])
print(deep(5))
