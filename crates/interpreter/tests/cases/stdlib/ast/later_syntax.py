# What later versions of Python added has no nodes in 3.11.
import ast

for source in ["def f[T](x: T) -> T: pass", "class A[T]: pass", "type X = int"]:
    try:
        print(ast.dump(ast.parse(source)))
    except SyntaxError as error:
        print(source, "->", error)
print(ast.dump(ast.parse("type = 1\ntype(x)")))
