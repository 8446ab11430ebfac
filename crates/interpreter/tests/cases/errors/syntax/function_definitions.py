# Parameters and arguments that are not allowed.
for source in ("def f(a, a): pass", "def f(a=1, b): pass", "def f(*a, *b): pass", "def f(**a, b): pass", "def f(**a, **b): pass", "def f(*): pass", "def f(*, **k): pass", "def f(/): pass", "def f(a, /, b, /): pass", "def f(*a, /): pass", "def f(a, *, b, *c): pass", "def f(*a=1): pass", "def f(**k=1): pass", "lambda a, a: 0", "lambda a=1, b: 0", "lambda *: 0", "def f(a, (b, c)): pass", "def f(5): pass", "def f(a.b): pass", "def f('x'): pass", "def f(a b): pass", "def f(: pass", "def f): pass", "def (x): pass", "def 5(): pass", "f(a=1, a=2)", "f(a=1, b)", "f(**k, *a)", "f(**k, a)", "f(a for a in b, c)", "f(c, a for a in b)", "f(5=1)", "f(a.b=1)", "f('x'=1)", "f(a + b=1)", "f(a=)", "f(a=1, =2)", "f(x for x in y, 1)", "f(x for x in y)", "def f(a, b=1, *args, c, d=2, **k): pass", "f(*a, b, *c, k=1, **d, **e)", "f(a, k=1, *b)", "class C(a=1, b): pass", "class C(**k, a): pass", "def f(x): global x", "def f():\n    x = 1\n    global x", "def f():\n    print(x)\n    global x", "def f(x): nonlocal x", "def f(): nonlocal undefined_outer", "nonlocal x", "global x\nx = 1", "class C:\n    nonlocal y", "def f(a, /, *, b): pass"):
    try:
        compile(source, "<test>", "exec")
        print(repr(source), "accepted")
    except SyntaxError as e:
        print(repr(source), "|", e.msg, e.lineno)
