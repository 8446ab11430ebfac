# Functions as values: stored, passed, compared, composed, partially applied.
def add(a, b): return a + b
def sub(a, b): return a - b
ops = {"+": add, "-": sub}
print(ops["+"](2, 3), [f(10, 4) for f in (add, sub)])
def apply(f, *args, **kwargs): return f(*args, **kwargs)
print(apply(add, 1, 2), apply(max, 3, 9, 4), apply(sorted, [3, 1], reverse=True), apply(str.upper, "x"))
def partial(f, *args, **kw):
    return lambda *more, **kmore: f(*args, *more, **{**kw, **kmore})
print(partial(add, 10)(5), partial(int, base=2)("101"))
def compose(*fs):
    def run(x):
        for f in reversed(fs):
            x = f(x)
        return x
    return run
print(compose(str, abs, lambda v: v * 2)(-4))
def curry(f, n):
    return (lambda x: f(x)) if n == 1 else lambda x: curry(lambda *r: f(x, *r), n - 1)
print(curry(lambda a, b, c: (a, b, c), 3)(1)(2)(3))
print(add == add, add == sub, add in {add: 1}, len({add, sub, add}))
print(list(map(add, [1, 2], [3, 4])), list(filter(None, [0, 1, "", "a"])))
def make(n):
    def power(x):
        return x ** n
    return power
square, cube = make(2), make(3)
print(square(5), cube(2), square is not cube)
print([f(3) for f in (int, float, str, bool, complex, list.__class__.__call__ and abs)])
methods = ["upper", "title", "swapcase"]
print([getattr("hello World", m)() for m in methods])
