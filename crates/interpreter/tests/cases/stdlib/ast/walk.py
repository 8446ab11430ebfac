# Going through trees.
import ast

tree = ast.parse("def f(a, b=1):\n    return [a, -b]\nclass C(D): x: int = f(1)")
print([type(node).__name__ for node in ast.walk(tree)])
print([type(node).__name__ for node in ast.iter_child_nodes(tree.body[0])])
print([(name, type(value).__name__) for name, value in ast.iter_fields(tree.body[0])])
print(sum(isinstance(node, ast.Name) for node in ast.walk(tree)), sorted({node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}))
print(list(ast.iter_fields(ast.Name("x"))), list(ast.iter_fields(ast.Load())), [type(one).__name__ for one in ast.iter_child_nodes(ast.List([1, ast.Name("x"), None, [ast.Name("y")]]))])
walked = ast.walk(tree)
print(type(walked).__name__, type(next(walked)).__name__, type(next(walked)).__name__)
# The list of what waits grows as the tree does.
tree = ast.parse("a")
for node in ast.walk(tree):
    if isinstance(node, ast.Expr):
        node.value.extra = 1
        print("expr")
    elif isinstance(node, ast.Name) and node.id == "a":
        node.id = "b"
print(ast.dump(tree))
for wrong in [3, None]:
    for function in [lambda: list(ast.walk(wrong)), lambda: list(ast.iter_fields(wrong))]:
        try:
            print(function())
        except AttributeError as error:
            print(error)
