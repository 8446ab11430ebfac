# Plain "invalid syntax" and where it is.
for source in ("x = = 1", "1 +", "x y", "a b c", "print 'x'", "if", "for", "while", "class", "def", "return return", "x ++ y ++", "* = 1", ")", "x = 5 5", "else: pass", "elif x: pass", "except: pass", "finally: pass", "import", "from x", "from x import", "lambda", "x =", "[1 2]", "{1 2}", "a.b.", ".a", "a..b", "@", "x = @", "not", "1 not 2", "in x", "is x", "and", "x or", "!x", "x = !y", "?", "$", "x := 1", "with", "global", "nonlocal", "assert", "del", "raise from", "x = yield =", "import a.b as", "def f() -> : pass", "f(**)", "f(*)", "x[", "x[]", "{,}", "[,]", "(,)", "`x`", "x <> y", "a = b = ", "try", "pass x"):
    try:
        compile(source, "<test>", "exec")
        print(repr(source), "accepted")
    except SyntaxError as e:
        print(repr(source), "|", type(e).__name__, e.msg, e.lineno)
