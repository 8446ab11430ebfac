# Where nodes say that they are: lines, and columns counted in bytes of UTF-8.
import ast

def places(source, mode="exec"):
    print(repr(source))
    for node in ast.walk(ast.parse(source, mode=mode)):
        if node._attributes:
            print("  ", type(node).__name__, node.lineno, node.col_offset, node.end_lineno, node.end_col_offset)

places("é = ü + (\n  'ö' )")
places("@d\n@e.f\n\n# c\nasync def g(a, *b: int, c=1, **d) -> int: pass")
places("@ d\nclass A(B, c=1):\n    x = 1 ;\n    y = 2\n")
places("f(a)(b).c[d](x for x in y)")
places("f( (x for x in y), *a, b = 1, ** c )")
places("(a) + (b)\n(c)")
places("(a, b)\na, b,\n[a]\n{a: b, ** c}")
places("a[1 : 2, 3]\na[b,]\na[(b)]")
places("if a:\n  b\nelif c:\n  d\nelse:\n  e\n")
places("try:\n  a\nexcept B as c:\n  d\nfinally:\n  e\n\n\n")
places("with (a as b, c): pass\nwith (a): pass")
places("import a.b as c, d\nfrom . import (e as f,\n g)")
places("match a:\n  case [b, *c] | {'d': -1, **e} as f if g:\n    h\n  case A(1, x=2):\n    pass\n  case (a.b): pass\n  case -1 + 2j | None | 'x' 'y': pass")
places("lambda a, /, b=1: a if b else c")
places("x = (yield)\r\ny = \\\n  z\r\nz")
places("a < b < c and not d or -e ** f")
places("  \t a", "eval") if False else places("a . b", "eval")
places("'''a\nb''' 'c'\n'é' 'f'")
places("[a for b in c if d]; {a: b for c in d}")
places("x: int = 3; (y): a.b\nassert a, b; del c, (d)")
