# Where each name is found: local, enclosing, class, global, builtin.
x = "global"
def show(tag, v): print(f"{tag}: {v}")
def f():
    show("no assignment", x)
    def g(): return x
    show("nested", g())
f()
def f2():
    x = "local"
    class C:
        show("class before", x)
        x = "class"
        show("class after", x)
        def m(self): return x
        y = [x for _ in "a"]
        z = (lambda: x)()
    show("method", C().m()); show("comp", C.y); show("lambda", C.z); show("attr", C.x)
f2()
def f3():
    global x
    def inner():
        return x
    x = "set by f3"
    show("global inner", inner())
f3(); show("module", x)
def f4(x):
    def g(x=x): return x
    x = "changed"
    show("default", g())
f4("param")
def f5():
    len = lambda v: "shadowed"
    show("builtin", len([1]))
f5(); show("real", len([1]))
class D:
    x = "D"
    class E:
        show("nested class sees global", x)
        x = "E"
    def get(self): return self.x, D.E.x
show("D", D().get())
def f6():
    for x in "ab": pass
    show("loop var", x)
    [x for x in "cd"]
    show("after comp", x)
f6()
def f7():
    try: raise ValueError("v")
    except ValueError as x: show("except", x)
    return "x" in locals()
show("after except", f7())
def f8():
    import sys as x
    return x.__name__
show("import", f8())
def f9():
    with type("M", (), {"__enter__": lambda s: "with", "__exit__": lambda *a: None})() as x: pass
    def x2(): return x
    return x2()
show("with", f9())
def f10(): (x := "walrus"); return x
show("walrus", f10()); show("module still", x)
