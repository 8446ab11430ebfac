# lineno, offset, end positions and text of common errors.
for source in ("x = 1\ny = = 2\n", "def f():\n    return +\n", "if True\n    pass\n", "for i in range(3)\n    pass", "ok = 1\n\n\nbad bad\n", "f(1, 2 3)\n", "x = {1: 2, 3}\n", "  x = 1\n", "if 1:\nx = 2\n", "def f():\n    x = 1\n  y = 2\n", "while 1:\n    pass\n   else: pass\n", "5 = x\n", "f() = 1\n", "x + 1 = 2\n", "class A\n    pass\n", "a = 1 +\n", "é = = 1\n", "x = '日本' = \n"):
    try:
        compile(source, "file.py", "exec")
        print(repr(source), "accepted")
    except SyntaxError as e:
        print(repr(source), "|", type(e).__name__, e.msg, "|", e.filename, e.lineno, e.offset, repr(e.text))
