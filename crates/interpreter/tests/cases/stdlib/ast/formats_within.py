# Formats of fields that hold fields, as deep as may be, and such as hold themselves; the constructor without a node.
import ast

def attempt(what):
    try:
        return what()
    except (RecursionError, TypeError) as error:
        return type(error).__name__

AT = {"lineno": 1, "col_offset": 0}

def field(spec):
    return ast.FormattedValue(ast.Name("x", ast.Load(), **AT), -1, spec, **AT)

own = field(None)
own.format_spec = own
listed = field(ast.JoinedStr([], **AT))
listed.format_spec.values.append(listed)
deep = None
for _ in range(100_000):
    deep = field(deep and ast.JoinedStr([deep, ast.Constant("a", **AT)], **AT))
for node in [own, listed, deep]:
    print(attempt(lambda: ast.unparse(node)), attempt(lambda: ast.unparse(ast.JoinedStr([node]))))
    whole = ast.Expression(ast.JoinedStr([node], **AT))
    print(attempt(lambda: compile(whole, "f", "eval")))
inner = field(ast.JoinedStr([field(ast.JoinedStr([ast.Constant(">"), field(None)])), ast.Constant("}")]))
print(ast.unparse(ast.JoinedStr([ast.Constant("{"), inner, ast.Constant("!")])))
print(ast.unparse(ast.Expr(ast.JoinedStr([field(ast.JoinedStr([ast.Constant(">5")]))]))))
print(attempt(lambda: ast.AST.__init__()), attempt(lambda: ast.AST.__init__(1)))
