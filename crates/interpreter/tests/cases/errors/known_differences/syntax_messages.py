# Rare syntax errors whose text or line is not CPython's: the parser recovers at another place.
for source in ("def f():\n    nonlocal x\n    global x", "(**x)", "lambda: x := 1", "def f():\n\n\n", "def f():\n    # only a comment\n",
               "match x:\n    case a as 5: pass", "match x:\n    case 1j + 1: pass", "match x:\n    case {'a': b, **_}: pass",
               "\"\"\"abc\n\n", "f'{a=b}'", "f'{*x}'", "f'{#}'", "match x:\n    case {f'{x}': a}: pass", "x = 'abc\ny = 1\n", "x = 5€", "print('unclosed)\n", "return 1\n", "print('a'\nprint('b')\n"):
    try:
        compile(source, "file.py", "exec")
        print(repr(source), "accepted")
    except SyntaxError as e:
        print(repr(source), "|", type(e).__name__, e.msg, e.lineno, repr(e.text))
try:
    eval("print 'x'")
except SyntaxError as e:
    print(e)
# differs: the parser recovers at another place, in rare errors
