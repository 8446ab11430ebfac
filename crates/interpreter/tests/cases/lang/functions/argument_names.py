# Unusual argument names: Unicode, underscores, keywords-like, many of them.
def f(été, _x, __y, ñ=1, *, match=2, case=3, type=4, self=5, print_=6):
    return été, _x, __y, ñ, match, case, type, self, print_
print(f(1, 2, 3), f(1, 2, 3, match=0, self="s", type="t"))
def many(a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, a16, a17, a18, a19, a20):
    return a1 + a20
print(many(*range(20)))
print((lambda **k: len(k))(**{f"k{i}": i for i in range(300)}))
print((lambda *a: len(a))(*range(1000)))
match = "soft keyword as a name"
case = 1
_ = 2
print(match, case, _)
def match(case): return case * 2
print(match(4))
class type_: pass
print(type_.__name__)
def func(self, cls): return self, cls
print(func(1, 2), func(cls=1, self=2))
def g(**kwargs): return kwargs
print(g(self=1, cls=2, args=3, kwargs=4, func=5))
π = 3.14
print(π, globals()["π"])
ﬁ = "normalised"
print(fi)
