# Places of nodes: copied, filled in, moved.
import ast

def places(node):
    return [(type(one).__name__,) + tuple(getattr(one, name, "-") for name in one._attributes) for one in ast.walk(node) if one._attributes]

old = ast.parse("spam(1)").body[0].value
new = ast.copy_location(ast.Name("x", ast.Load()), old)
print(new is not old, places(new), places(ast.copy_location(ast.Name("x"), ast.Name("y", lineno=3))), places(ast.copy_location(ast.Name("x", end_lineno=4, end_col_offset=5), ast.Name("y", lineno=3, end_lineno=None))))
print(places(ast.copy_location(ast.Load(), old)), vars(ast.copy_location(ast.Name("x", lineno=9), ast.Load())), vars(ast.copy_location(ast.Name("x"), ast.Name("y", lineno=None, col_offset=1))))
tree = ast.parse("a = b\nc(d)")
tree.body.append(ast.Expr(ast.Call(ast.Name("e", ast.Load()), [ast.Constant(1)], [])))
tree.body[1].value.args.append(ast.Name("f", ast.Load()))
print(ast.fix_missing_locations(tree) is tree, places(tree))
print(places(ast.fix_missing_locations(ast.Expr(ast.Name("x"), lineno=5, col_offset=2))), places(ast.fix_missing_locations(ast.Name("x", lineno=5, end_lineno=None))))
print(places(ast.fix_missing_locations(ast.Module([ast.Expr(ast.Name("x", lineno=3, col_offset=1, end_lineno=3, end_col_offset=2)), ast.Pass()], []))))
tree = ast.parse("a\nb + c")
print(ast.increment_lineno(tree, 3) is tree, places(tree), places(ast.increment_lineno(ast.parse("x").body[0])), places(ast.increment_lineno(ast.Name("x"), 2)), places(ast.increment_lineno(ast.Name("x", lineno=1, end_lineno=None), -1)))
tree = ast.Module([ast.Pass(lineno=1)], [ast.TypeIgnore(4, "x")])
ast.increment_lineno(tree, n=2)
print(tree.body[0].lineno, tree.type_ignores[0].lineno)
