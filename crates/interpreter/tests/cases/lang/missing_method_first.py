# A method that is missing is reported before arguments that fail.
class A:
    def __init__(self): self.x = None; self.items = {}
    @property
    def p(self): raise ValueError("p")
    def m(self, *a, **k): return a
class Other: pass
def t(f):
    try: print(f())
    except Exception as e: print(type(e).__name__, e, repr(e.__context__))
a = A(); o = Other(); none = None; d = {}; l = [1]
t(lambda: a.missing(o.attr)); t(lambda: none.append(d["k"])); t(lambda: a.m(o.attr)); t(lambda: none.append(undefined)); t(lambda: a.m(undefined)); t(lambda: l.push(l[5])); t(lambda: l.append(l[5])); t(lambda: a.nope(1 / 0)); t(lambda: a.m(1 / 0))
t(lambda: a.nope(k=d["z"])); t(lambda: a.m(1, k=d["z"])); t(lambda: a.nope(a.p)); t(lambda: a.m(a.p)); t(lambda: a.m(o.q.r)); t(lambda: a.nope(a.x.y)); t(lambda: a.x.foo(a.y)); t(lambda: "s".nope(-"a")); t(lambda: a.m(none.foo(d["k"]))); t(lambda: a.zip(none.foo(d["k"]))); t(lambda: a.m(l.foo([x.bad for x in l])))
t(lambda: none.foo(l[0:"a"])); t(lambda: none.foo(f"{d['k']}")); t(lambda: none.foo(*l[9])); t(lambda: none.foo(not d["k"])); t(lambda: none.foo(1 < "a")); t(lambda: none.foo((d["k"], 1))); t(lambda: none.foo({d["k"]: 1})); t(lambda: none.foo(1 if d["k"] else 2)); t(lambda: none.foo(lambda: d["k"]))
class S:
    __slots__ = ("f",)
t(lambda: S().f(d["k"]))
import math
t(lambda: math.nope(d["k"])); t(lambda: int.nope(d["k"])); t(lambda: A.nope(d["k"])); t(lambda: A.m(d["k"]))
try:
    try:
        d["first"]
    except KeyError:
        a.gone(d["second"])
except Exception as e:
    print(type(e).__name__, e, repr(e.__context__))
import traceback
def work():
    rows = None
    for r in [{"v": 1}]:
        rows.append(r["w"])
try: work()
except Exception as e: print([line for line in traceback.format_exception(e)[-1:]], traceback.format_exc().splitlines()[-2].strip())
def ok():
    out = []
    for r in [{"v": 1}, {}]:
        try: out.append(r["v"])
        except KeyError as e: out.append(str(e))
    return out
print(ok())
