# The patterns of `match` as trees.
import ast

for pattern in [
    "1", "-1", "1.5", "2j", "-1 + 2j", "1 - 3.5j", "'a'", "'a' 'b'", "b'x'", "None", "True", "a", "_", "a.b", "a.b.c", "(a)", "(1)",
    "[]", "()", "[a]", "[a, b]", "(a, b)", "a, b", "a,", "[a, *b]", "*_, a", "[*_]", "[[a], [b, [c]]]",
    "{}", "{'a': 1}", "{'a': b, 'c': d, **e}", "{**e}", "{1: a, -2: b, x.y: c, None: d}",
    "A()", "A(1)", "A(x)", "A(x, y=1)", "A.B(x=1, y=z,)", "1 | 2", "a.b | None | 'c'", "[a] | {'a': a}", "x as y", "(1 | 2) as y", "A() as b", "[x as y, z]",
    "a if b", "a if (b := 1)",
]:
    print(pattern, "->", ast.dump(ast.parse(f"match x:\n case {pattern}: pass").body[0].cases[0]))
print(ast.dump(ast.parse("match a, *b:\n case _: pass")))
print(ast.dump(ast.parse("match = case = _ = 1\nmatch(case)[_]")))
