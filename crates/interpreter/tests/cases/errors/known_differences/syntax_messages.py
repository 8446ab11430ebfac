# Rare syntax errors whose text or line is not CPython's: the parser recovers at another place, or reads f-strings as later versions do.
for source in ("def f():\n    nonlocal x\n    global x", "match x:\n    case a as 5: pass", "match x:\n    case 1j + 1: pass",
               "match x:\n    case {'a': b, **_}: pass", "f'{*x}'", "match x:\n    case {f'{x}': a}: pass", "assert x == 1, y = 2", "a[x=1]",
               "f'{a['x']}'", "f'{1:{2:{3}}}'", "f\"{'\\n'}\""):
    try:
        compile(source, "file.py", "exec")
        print(repr(source), "accepted")
    except SyntaxError as e:
        print(repr(source), "|", type(e).__name__, e.msg, e.lineno, repr(e.text))
# differs: the parser recovers at another place, in rare errors, and reads f-strings as 3.12 does
