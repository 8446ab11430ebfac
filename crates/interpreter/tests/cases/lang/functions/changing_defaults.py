# __defaults__ and __kwdefaults__ can be replaced and take effect at once.
def f(a, b=2, *, c=3, d): return a, b, c, d
print(f(1, d=4), f.__defaults__, f.__kwdefaults__)
f.__defaults__ = (10, 20); print(f(d=0), f(1, d=0))
f.__defaults__ = None
for call in (lambda: f(d=0), lambda: f(1, d=0)):
    try: print(call())
    except TypeError as e: print(e)
f.__defaults__ = (7,)
f.__kwdefaults__ = {"d": "D"}
for call in (lambda: f(1), lambda: f(1, c=5)):
    try: print(call())
    except TypeError as e: print(e)
f.__kwdefaults__["c"] = "C"; print(f(1))
f.__kwdefaults__ = None
try: f(1, d=1)
except TypeError as e: print(e)
def g(x=[]): x.append(1); return x
g(); g(); print(g.__defaults__)
g.__defaults__[0].clear(); print(g())
del g.__defaults__
try: g()
except TypeError as e: print(e, g.__defaults__)
h = lambda a=1, *, b=2: (a, b)
h.__defaults__, h.__kwdefaults__ = ("new",), {"b": "newb", "unused": 1}
print(h(), h(5, b=6))
for bad in (5, [1], "x"):
    try: h.__defaults__ = bad
    except TypeError as e: print(e)
    try: h.__kwdefaults__ = bad
    except TypeError as e: print(e)
