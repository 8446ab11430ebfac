def f():
    x = 1
    exec("y = x + 1")
    print(sorted(locals()))
    print(locals()["y"])
    d = locals()
    z = 3
    print("z" in d)
    locals()
    print("z" in d, d is locals())
    del x
    print(sorted(locals()))
    [x for x in range(3)]
    print(sorted(k for k in locals()))
def g(n):
    exec(f"a{n} = {n}")
    return sorted(locals())
f()
for i in range(3): print(g(i))
def gen():
    exec("q = 1")
    yield locals()["q"]
    exec("q += 1")
    yield locals()["q"]
print(list(gen()))
def rec(n):
    exec("k = n * 2")
    if n: rec(n-1)
    print(n, locals()["k"], eval("k"))
rec(3)
import sys, inspect
def outer():
    secret = 42
    def inner():
        fr = sys._getframe(1)
        return fr.f_locals["secret"], fr.f_code.co_name
    return inner()
print(outer())
def caller_name():
    return inspect.currentframe().f_back.f_code.co_name, inspect.stack()[1].frame.f_locals
def me():
    v = [1]
    return caller_name()
print(me())
def h():
    exec("import math")
    try:
        return math.pi
    except NameError as e:
        return str(e)
print(h())
def k():
    exec("def sq(x): return x*x")
    return locals()["sq"](5)
print(k())
def m():
    ns = {}
    exec("a=1\nb=2", {}, ns)
    return ns
print(m())
class C:
    exec("attr = 5")
    print(attr)
print(C.attr)
