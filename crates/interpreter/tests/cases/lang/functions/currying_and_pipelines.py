# Higher-order functions: pipe, reduce, memo, throttle counts, dispatch, trampolines, Y combinator.
def reduce(f, xs, *start):
    it = iter(xs)
    acc = start[0] if start else next(it)
    for x in it: acc = f(acc, x)
    return acc
print(reduce(lambda a, b: a * b, range(1, 6)), reduce(max, [3, 9, 2]), reduce(lambda a, b: a + [b], "ab", []))
try: reduce(max, [])
except StopIteration: print("empty")
pipe = lambda *fs: lambda x: reduce(lambda v, f: f(v), fs, x)
print(pipe(str.strip, str.title, lambda s: s.split(), sorted, ", ".join)("  the quick brown fox "))
def flip(f): return lambda a, b: f(b, a)
print(flip(pow)(2, 5), flip(lambda a, b: (a, b))(1, 2))
Y = lambda f: (lambda x: x(x))(lambda x: f(lambda *a: x(x)(*a)))
print(Y(lambda self: lambda n: 1 if n < 2 else n * self(n - 1))(10))
def trampoline(f, *a):
    r = f(*a)
    while callable(r): r = r()
    return r
def count_down(n, acc=0): return acc if n == 0 else lambda: count_down(n - 1, acc + n)
print(trampoline(count_down, 5000))
def dispatch(f):
    table = {}
    def register(t):
        def deco(g): table[t] = g; return g
        return deco
    def wrapper(x, *a):
        for t in type(x).__mro__:
            if t in table: return table[t](x, *a)
        return f(x, *a)
    wrapper.register = register
    return wrapper
@dispatch
def show(x): return f"default {x!r}"
@show.register(int)
def _(x): return f"int {x}"
@show.register(list)
def _(x): return "[" + ", ".join(map(show, x)) + "]"
print(show(5), show(True), show([1, "a", [2]]), show(None))
def once(f):
    cell = []
    def g(*a):
        if not cell: cell.append(f(*a))
        return cell[0]
    return g
init = once(lambda x: x * 10)
print(init(1), init(2))
def zip_with(f, *its): return [f(*t) for t in zip(*its)]
print(zip_with(lambda a, b, c: a + b * c, [1, 2], [3, 4], [5, 6]), list(map(lambda p: p(2, 3), [pow, max, divmod, lambda a, b: a - b])))
church = lambda n: lambda f: lambda x: x if n == 0 else f(church(n - 1)(f)(x))
print(church(5)(lambda v: v + 1)(0), (lambda f, n: f(f, n))(lambda f, n: [] if not n else f(f, n - 1) + [n], 4))
