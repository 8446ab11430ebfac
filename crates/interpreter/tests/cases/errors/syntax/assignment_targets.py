# Targets that cannot be assigned, deleted, augmented or walrused.
for source in ("5 = x", "'a' = x", "None = 1", "True = 1", "False = 1", "f() = 1", "x + 1 = 2", "-x = 1", "(x, 5) = 1, 2", "[x, f()] = 1, 2", "x if y else z = 1", "lambda: 0 = 1", "{} = 1", "{1} = 1", "{'a': b} = 1", "[i for i in x] = 1", "(i for i in x) = 1", "f'{x}' = 1", "... = 1", "x < y = 1", "a and b = 1", "not x = 1", "*x = 1", "x, *y, *z = 1", "(x) += 1", "(x, y) += 1", "[x] += 1", "f() += 1", "5 += 1", "x + 1 += 1", "del 5", "del f()", "del x + 1", "del (x, 5)", "del None", "del *x", "for 5 in x: pass", "for f() in x: pass", "for x + 1 in y: pass", "with a as 5: pass", "with a as f(): pass", "(5 := 1)", "(x.y := 1)", "(x[0] := 1)", "import x as 5", "None: int = 1", "(x, y): int = 1", "[x]: int = 1", "f(): int = 1", "__debug__ = 1", "x = None = 1", "for None in x: pass", "[x for 5 in y]", "[x for None in y]", "except_ as None", "def None(): pass", "class True: pass", "def f(None): pass", "f(True=1)", "f(None=1)", "x.None = 1", "x.None", "import None", "from x import None", "lambda None: 0", "def f(x=1, None=2): pass", "yield = 1", "await x = 1", "print() = 5", "a() + b() = c()", "x == 1 = 2"):
    try:
        compile(source, "<test>", "exec")
        print(repr(source), "accepted")
    except SyntaxError as e:
        print(repr(source), "|", e.msg)
