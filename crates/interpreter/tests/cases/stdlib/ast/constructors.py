# Making nodes: by position, by name, and what is refused.
import ast

def attempt(make):
    try:
        node = make()
        print(type(node).__name__, {key: value if not isinstance(value, ast.AST) else type(value).__name__ for key, value in vars(node).items()})
    except Exception as error:
        print(type(error).__name__, error)

attempt(lambda: ast.Name())
attempt(lambda: ast.Name("x", ast.Load()))
attempt(lambda: ast.Name(id="x", ctx=ast.Load(), lineno=1, col_offset=0))
attempt(lambda: ast.Name("x", ctx=3, extra="anything"))
attempt(lambda: ast.Name("x", ast.Load(), 3))
attempt(lambda: ast.Name("x", id="y"))
attempt(lambda: ast.Expr(1, 2))
attempt(lambda: ast.Pass(1))
attempt(lambda: ast.Pass(value=1))
attempt(lambda: ast.AST(1))
attempt(lambda: ast.AST(a=1))
attempt(lambda: ast.Constant(value=1, kind="u"))
attempt(lambda: ast.arguments([], [], None))
attempt(lambda: ast.BinOp(1, 2, 3, lineno=4))
attempt(lambda: ast.expr())
attempt(lambda: ast.Module([], []))
node = ast.Name("x", ast.Load())
node.anything = 1
node.id = "y"
print(node.id, node.anything, hasattr(node, "lineno"), node.end_lineno, ast.Return().value, ast.Constant(3).kind)
del node.id
for missing in ["id", "lineno", "value"]:
    try:
        getattr(node, missing)
    except AttributeError as error:
        print(error)
match ast.parse("f(1, *a)", mode="eval").body:
    case ast.Call(ast.Name(id=name), [ast.Constant(value=first), ast.Starred(ast.Name(other))], []):
        print(name, first, other)
node = ast.Name.__new__(ast.Name)
print(vars(node))
node.__init__("z")
print(vars(node), node == ast.Name("z"), node == node, len({node, ast.Name("z")}))
