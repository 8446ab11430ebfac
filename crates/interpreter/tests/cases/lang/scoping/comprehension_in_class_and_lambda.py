# What comprehensions and lambdas see in class bodies, functions and modules.
base = 10
class C:
    base = 20
    first = [base for _ in range(1)]
    outer = [x + base for x in [1]]
    source = [x for x in [base]]
    nested = [[base for _ in "a"] for _ in "b"]
    lam = (lambda: base)()
    gen = list(base for _ in "a")
    default = (lambda b=base: b)()
    cond = [1 for _ in "a" if base == 10]
    dct = {base: base for _ in "a"}
    walrus_free = [y for y in (base,) for _ in "a"]
print(C.first, C.outer, C.source, C.nested, C.lam, C.gen, C.default, C.cond, C.dct, C.walrus_free)
def f(base):
    class D:
        a = [base for _ in "x"]
        base = 99
        b = [base for _ in "x"]
    return D.a, D.b, D.base
print(f(1))
def g():
    fs = [lambda: (i, base) for i in range(3)]
    base = "late"
    return [x() for x in fs]
print(g())
def h(): return [[(i, j) for j in range(i)] for i in range(3)], [lambda j=j: j for j in "ab"][0]()
print(h(), [(lambda x: [x * y for y in range(x)])(z) for z in range(3)])
print([[x for x in range(x)] for x in range(3)], [x for x in [x for x in "ab"]], {x: [x for x in "c"] for x in "d"})
x = "kept"
[x for x in range(3)]; {x for x in "ab"}; (x for x in "ab"); {x: x for x in "ab"}
print(x)
