# Lambdas with every kind of parameter.
print((lambda: 1)())
print((lambda x: x)(2), (lambda x, y=3: x + y)(1), (lambda *a: a)(1, 2), (lambda **k: k)(a=1))
print((lambda a, /, b, *, c=3: (a, b, c))(1, b=2))
print((lambda a, *args, k, **kw: (a, args, k, kw))(1, 2, 3, k=4, z=5))
print((lambda *, k: k)(k="only"))
print((lambda x=(1, 2): x)(), (lambda x=lambda: 7: x())())
fs = [lambda: i for i in range(3)]
print([f() for f in fs])
fs = [lambda i=i: i for i in range(3)]
print([f() for f in fs])
compose = lambda f, g: lambda x: f(g(x))
print(compose(lambda x: x + 1, lambda x: x * 2)(5))
print(sorted(["bb", "a", "ccc"], key=lambda s: -len(s)))
fact = lambda n: 1 if n < 2 else n * fact(n - 1)
print(fact(10))
print((lambda x: (yield))(1).__class__.__name__)
print((lambda x: x).__name__, (lambda: 0).__qualname__)
print((lambda a, b: (b, a))(*"xy"), list(map(lambda x, y: x * y, [1, 2], [3, 4])))
d = {"add": lambda a, b: a + b, "neg": lambda a: -a}
print(d["add"](1, 2), d["neg"](5))
