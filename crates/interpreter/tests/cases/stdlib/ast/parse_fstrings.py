# F-strings: their parts, and where they say that they are.
import ast

def show(source):
    print(repr(source))
    print("  ", ast.dump(ast.parse(source, mode="eval").body))
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, (ast.JoinedStr, ast.FormattedValue, ast.Constant, ast.Name, ast.Tuple, ast.BinOp)):
            print("    ", type(node).__name__, getattr(node, "id", ""), node.lineno, node.col_offset, node.end_lineno, node.end_col_offset)

for source in [
    'f""', 'f"a"', 'f"{a}"', 'f"a{b}c{{d}}"', 'f"{a!r}{b!s:>10}{c!a}"', 'f"{a:{b}}"', 'f"{a:>{b}.{c}}"', 'f"{a=}"', 'f"{ a = }"', 'f"{a=!s}"',
    'f"{a=:>5}"', '"a" f"{b}" "c"', 'f"{a}" f"{b}"', 'u"a" f"{b}"', '"" f""', 'f"" "a"', 'rf"\\n{a}\\d"', 'f"\\n{a}\\x41"', 'f"{a:\\n}"',
    'f"""a\n  b {aa} {bb}"""', 'f"""a\n  b {\n aa} {bb + \n cc}"""', '("abc"\n  f"a{aa:{bb}}"\n   f"{cc}")', 'f"é{aa}é{bb}"', 'f"{f\'{a}\' + b}"',
    'f"{3,}"', 'f"{(3,)}"', 'f"{ a , b }"', 'f"{*a, b}"', 'f"{a:x}" "b"', '"a" f"{b:>{c}}" "d"', 'f"{lambda_:{d}>}" "b"', 'f"{a[\'b\']}"', 'f"{ {1: 2}[1] }"',
    'f"{(lambda x: x)(1)}"', 'f"{(x:=5)}{x:=5}"', 'f"{a != b}{a == b}{a<=b}"', 'f"{yield_}"',
]:
    show(source)
