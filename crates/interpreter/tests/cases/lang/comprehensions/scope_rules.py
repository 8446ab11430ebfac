# What a comprehension can see, and what it leaves alone.
x = "outer"
print([x for x in range(3)], x)
try:
    [hidden for hidden in range(2)]
    print(hidden)
except NameError as e:
    print(e)
def f():
    n = 2
    squares = [i ** n for i in range(4)]
    return squares, "i" in locals()
print(f())
items = [1, 2]
print([items for items in items])
print([[y for y in range(x)] for x in range(3)])
fs = [lambda: i for i in range(3)]
print([g() for g in fs])
def make():
    return [lambda x: x * k for k in (1, 2)]
print([g(10) for g in make()])
print([last := i for i in range(3)], last)
def walrus():
    [inner := i for i in range(3)]
    return inner
print(walrus())
class C:
    a = [1, 2]
    b = [v for v in a]
    try:
        c = [v for v in b for w in a]
    except NameError as e:
        c = str(e)
print(C.b, C.c, hasattr(C, "v"))
def args(a, b):
    return [a + b for a in range(b)], a
print(args(100, 2))
g = (n for n in [1, 2])
n = "untouched"
print(list(g), n)
def deleted():
    v = 5
    r = [v for _ in range(1)]
    del v
    return r
print(deleted())
