# Patterns that are not allowed.
for pattern in ("x + 1", "f()", "5 + 1", "-x", "x.y()", "[*a, *b]", "{**a, **b}", "{**a, 'x': 1}", "{x: 1}", "{'a': 1, 'a': 2}", "a | b", "1 | a", "[a, a]", "{'x': a, 'y': a}", "C(a, a)", "C(x=1, x=2)", "C(x=1, 2)", "a as b as c", "1 as _", "a as b.c", "*x", "[*_]", "(*x,)", "_ | 1", "x | 1", "(a) | (a)", "[a] | [b]", "[a] | [a]", "1.5 + 2j", "1 + 2", "-1", "- 1", "--1", "+1", "'a' 'b'", "f'{x}'", "b'x'", "None", "True", "a.b.c", "a.b.c()", "C()", "C(,)", "{}", "[]", "()", "(a)", "(a,)", "a, b", "a if b", "x := 1", "lambda: 0", "{1 + 2: a}", "{-1: a}", "{'a': b, **c}", "[1, 2, *rest]", "str(x) | int(x)", "not x", "1 < 2", "...", "{**None}", "*a, b", "1 | 2 | 3 as x"):
    source = f"match v:\n    case {pattern}:\n        pass"
    try:
        compile(source, "<test>", "exec")
        print(pattern, "accepted")
    except SyntaxError as e:
        print(pattern, "|", e.msg)
for source in ("match v:\n    case x:\n        pass\n    case 1:\n        pass", "match v:\n    case _:\n        pass\n    case 1:\n        pass", "match v:\n    case x if y:\n        pass\n    case 1:\n        pass", "match v:\n    case 1:\n    case 2: pass", "match:\n    pass", "match = 1", "match(1)", "match[0]", "match.x", "case = 1", "match x:\n    x = 1", "_ = 1"):
    try:
        compile(source, "<test>", "exec")
        print(repr(source), "accepted")
    except SyntaxError as e:
        print(repr(source), "|", e.msg)
