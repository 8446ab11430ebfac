# globals, locals and vars at module, function and class level.
a = 1
print(globals()["a"], locals() is globals(), vars() is globals())
globals()["made"] = "through globals"
print(made)
def f(p, q=2, *r, **s):
    t = 5
    names = locals()
    return {k: names[k] for k in sorted(names)}
print(f(1, 2, 3, k=4))
def g():
    x = 1
    def h():
        return x, sorted(locals())
    return h(), sorted(locals())
print(g())
class C:
    v = 1
    w = sorted(k for k in locals() if not k.startswith("__"))
print(C.w)
def snapshot():
    n = 1
    d = locals()
    d["n"] = 99
    return n
print(snapshot())
def scan():
    if False:
        unset = 1
    z = 2
    return list(locals())
print(scan())
print("scan" in globals(), "z" in globals())
def func_globals():
    return globals() is func_globals.__globals__
print(func_globals())
def dir_in():
    b = a = 1
    return dir()
print(dir_in())
print([k for k in dir() if k in ("a", "f", "C")])
