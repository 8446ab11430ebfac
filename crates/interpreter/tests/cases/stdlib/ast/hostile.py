# Trees that are too deep, that hold themselves, or that are much larger than they look.
import ast

def attempt(what):
    try:
        return str(what())[:60]
    except RecursionError:
        return "RecursionError"

deep = ast.Name("x", ast.Load(), lineno=1, col_offset=0)
for _ in range(20_000):
    deep = ast.UnaryOp(ast.Not(), deep, lineno=1, col_offset=0)
own = ast.UnaryOp(ast.Not(), None, lineno=1, col_offset=0)
own.operand = own
listed = ast.List([], ast.Load(), lineno=1, col_offset=0)
listed.elts.append(listed)
looped = ast.If(ast.Constant(1, lineno=1, col_offset=0), [ast.Pass(lineno=1, col_offset=0)], [], lineno=1, col_offset=0)
looped.body.append(looped)
text = ast.JoinedStr([], lineno=1, col_offset=0)
for node in [deep, own, listed]:
    print(attempt(lambda: ast.dump(node)), attempt(lambda: ast.unparse(node)), attempt(lambda: compile(ast.Expression(node), "f", "eval")), attempt(lambda: ast.literal_eval(node) if node is listed else 1 / 1))
print(attempt(lambda: ast.dump(looped, indent=1)), attempt(lambda: ast.unparse(looped)), attempt(lambda: compile(ast.Module([looped], []), "f", "exec")))
print(sum(1 for _ in ast.walk(deep)), len(list(ast.iter_child_nodes(own))))
cyclic = []
cyclic.append(cyclic)
print(attempt(lambda: compile(ast.Expression(ast.Constant((1, (2, (3,))), lineno=1, col_offset=0)), "f", "eval") and 1), ast.dump(ast.Constant(10**50)))
nested = ()
for _ in range(5_000):
    nested = (nested,)
print(attempt(lambda: ast.unparse(ast.Constant(nested)) and 0) in ("0", "RecursionError"), attempt(lambda: ast.dump(ast.Constant(nested)) and 0) in ("0", "RecursionError"))
for source in ["(" * 150 + ")" * 150, "[" * 190 + "]" * 190, "-" * 900 + "1", "a" + ".b" * 2000, "x" + " + x" * 2000, "if a: b\n" + "elif a: b\n" * 900]:
    tree = ast.parse(source)
    print(sum(1 for _ in ast.walk(tree)))
for source in ["(" * 300, "[" * 201 + "]" * 201]:
    try:
        ast.parse(source)
    except SyntaxError as error:
        print(error)
print(attempt(lambda: ast.fix_missing_locations(own)), attempt(lambda: ast.fix_missing_locations(deep)), attempt(lambda: ast.NodeVisitor().visit(own)), attempt(lambda: ast.NodeTransformer().visit(deep)))
text.values.append(text)
print(attempt(lambda: ast.unparse(text)), attempt(lambda: ast.dump(text)), attempt(lambda: compile(ast.Expression(text), "f", "eval")))
text.values[:] = [ast.JoinedStr(text.values), ast.JoinedStr(text.values)]
print(attempt(lambda: ast.unparse(text)), attempt(lambda: ast.dump(text)))
