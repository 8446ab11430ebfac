# Texts, documentations and f-strings as source: which quotes they get, and what is escaped.
import ast

for value in ["", "a", "it's", 'say "x"', "both ' and \"", "\n", "\t", "\\", "\0", "é", "\ud800", "\x7f", "a\nb", "'''", '"""', "\U0001F600", "\u2028", "\xa0", b"", b"a'", b"\xff\"'"]:
    print(ascii(value), ascii(ast.unparse(ast.Constant(value))), ascii(ast.unparse(ast.Constant(value, kind="u"))) if isinstance(value, str) else "")
for value in ["doc", "a\nb\n    c", 'ends with "', "ends with '", 'has """ inside', "has ''' inside", 'both """ and \'\'\'', "back\\slash", "tab\tnew\r", "nul\0", "é", '"', "'", "", '"""', "\\", 'x\\"', "\ud800"]:
    tree = ast.Module([ast.Expr(ast.Constant(value)), ast.Pass()], [])
    print(ascii(value), ascii(ast.unparse(tree)), ascii(ast.unparse(ast.Module([ast.Pass(), ast.Expr(ast.Constant(value))], []))))
print(ast.unparse(ast.parse("u'doc'\nx = u'a'")), ast.unparse(ast.parse("def f():\n    '''a\n    b'''\n    'not doc'")))
for source in [
    'f""', 'f"a"', 'f"{a}"', 'f"a{b}c{{d}}"', 'f"{a!r}{b!s:>10}{c!a}"', 'f"{a:{b}}"', 'f"{a:>{b}.{c}}"', 'f"{a=}"', 'f"{ a = }"', '"a" f"{b}" "c"', "f\"{a['b']}\"", "f'{a[\"b\"]}'", 'f"\\n{a}"', 'f"\\t{a}\'"',
    "f'''{a}\n'\"'''", 'f"{ {1: 2}[1] }"', 'f"{(lambda x: x)(1)}"', 'f"{(a, b)}{a if b else c}{not a}{(yield_)}"', 'f"{f\'{a}\' + b}"', 'f"{f\'{a!r}\'}"', 'f"it\'s {a} \\"x\\""', 'f"{a:\\n}"', 'f"{(x := 5)}"',
    'f"{a}" f\'{"x"}\'', 'f"\\\\{a}"', 'f"{\'a\' \'b\'}"', 'f"{a.b(c)[d]!r:{e!s}x}"', 'f"\\x00{a}é"', 'f"{[a for a in b]}"', 'f"{a:%Y-%m}"',
]:
    tree = ast.parse(source)
    try:
        text = ast.unparse(tree)
        print(source.encode("unicode_escape").decode(), "->", ascii(text), ast.dump(ast.parse(text)) == ast.dump(tree))
    except ValueError as error:
        print(repr(source), error)
for node in [ast.JoinedStr([ast.FormattedValue(ast.Constant("\n"), -1)]), ast.JoinedStr([ast.FormattedValue(ast.Constant("'\"'''\"\"\""), -1)]), ast.JoinedStr([ast.Constant("\n'\"")]), ast.JoinedStr([ast.Name("x")]),
             ast.JoinedStr([ast.JoinedStr([ast.Constant("in")])]), ast.FormattedValue(ast.Name("x"), 114), ast.JoinedStr([ast.FormattedValue(ast.Name("x"), -1, ast.Constant("5"))]),
             ast.JoinedStr([ast.FormattedValue(ast.JoinedStr([ast.FormattedValue(ast.JoinedStr([ast.FormattedValue(ast.Constant("deep"), -1)]), -1)]), -1)]), ast.JoinedStr([ast.Constant("''' \"\"\" ' \" \n")])]:
    try:
        print(ascii(ast.unparse(node)))
    except ValueError as error:
        print(str(error).split(" object at")[0])
