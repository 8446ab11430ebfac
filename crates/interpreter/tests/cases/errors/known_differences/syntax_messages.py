# Rare syntax errors whose text or line is not CPython's: the parser recovers at another place, or reads f-strings as later versions do.
for source in ("f'{*x}'", "match x:\n    case {f'{x}': a}: pass", "y = yield in x", "x = (a if b else c d)", "f'{a['x']}'", "f'{1:{2:{3}}}'",
               "f\"{'\\n'}\""):
    try:
        compile(source, "file.py", "exec")
        print(repr(source), "accepted")
    except SyntaxError as e:
        print(repr(source), "|", type(e).__name__, e.msg, e.lineno, repr(e.text))
# differs: the parser recovers at another place, in rare errors, and reads f-strings as 3.12 does
