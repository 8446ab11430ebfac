# Mixed positional, keyword and spread arguments; mappings as **.
def f(*a, **k):
    return a, k
print(f(1, *[2], 3, *[4], x=1, **{"y": 2}, z=3))
print(f(x=1, *[5]))
class Mapping:
    def keys(self):
        return ["p", "q"]
    def __getitem__(self, k):
        return k * 2
print(f(**Mapping()))
print({**Mapping()})
class Iter:
    def __iter__(self):
        return iter("xy")
print(f(*Iter()), f(*{"k": 1}), f(*"ab", *(1,)))
print(f(*(i for i in range(3))), f(*map(str, [1, 2])))
original = {"a": 1}
def change(**kw):
    kw["a"] = 2
    return kw
print(change(**original), original)
args = [1, 2]
def keep(*a):
    return a
print(keep(*args), args)
def pos(a, b, c):
    return a, b, c
print(pos(*[1, 2], c=3), pos(1, **{"b": 2, "c": 3}), pos(*[1], *[2], **{"c": 3}))
print(pos(c=1, b=2, a=3))
def kw_order(**k):
    return list(k)
print(kw_order(z=1, a=2, m=3))
print(dict(a=1, **{"b c": 2}), "{x}-{y}".format(**{"x": 1, "y": 2}))
