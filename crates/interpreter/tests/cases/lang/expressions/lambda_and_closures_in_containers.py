# Functions inside lists, dicts, tuples, sets and attributes, called in place.
ops = {"+": lambda a, b: a + b, "-": (lambda a, b: a - b), "neg": lambda a: -a}
print(ops["+"](1, 2), ops["-"](5, 3), ops["neg"](4), [f(10) for f in [lambda x: x + 1, lambda x: x * 2, str, abs]])
fs = (lambda: "a", lambda: "b")
print(fs[0](), fs[-1](), (lambda *a: a)(*(f() for f in fs)))
print((lambda x: (lambda y: x + y))(1)(2), (lambda: (yield))().__class__.__name__, [*map(lambda x, y=10: x + y, range(3))])
nested = {"math": {"sq": lambda n: n * n, "consts": [lambda: 3.14]}}
print(nested["math"]["sq"](7), nested["math"]["consts"][0]())
class Obj: pass
o = Obj()
o.f = lambda x: x + 100
o.table = [o.f, Obj]
print(o.f(1), o.table[0](2), o.table[1]().__class__.__name__)
print(sorted([(1, "b"), (0, "c")], key=lambda p: p[1]), max([3, -9, 4], key=lambda v: v * v), (lambda a, *, b=2: a * b)(3), (lambda a, *, b=2: a * b)(3, b=5))
table = {i: (lambda i: lambda x: x ** i)(i) for i in range(4)}
print([table[i](3) for i in range(4)], (lambda **kw: sorted(kw.items()))(b=1, a=2))
print((lambda n: "even" if n % 2 == 0 else "odd")(7), (lambda: [i for i in range(3)])(), (lambda x: x if x else (lambda: "fallback")())(0))
cond = lambda x: x > 2 and x < 5 or x == 10
print([x for x in range(12) if cond(x)], (lambda t: t[0] + t[1])((3, 4)), (lambda x, /, y: (x, y))(1, y=2))
print([(lambda: v)() for v in "abc"], [f() for f in [(lambda v=v: v) for v in "abc"]], {(lambda: "key")(): (lambda: "val")()})
swap = lambda p: (p[1], p[0])
print(swap((1, 2)), list(map(swap, {"a": 1}.items())), dict(map(swap, {"a": 1, "b": 2}.items())))
assign = lambda d, k, v: d.__setitem__(k, v) or d
print(assign({}, "x", 1), (lambda: print("side effect") or 5)(), (lambda s: [s.append(1), s][1])([]))
