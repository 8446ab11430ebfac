# Modes, flags and arguments of `parse`, and of `compile` where it is asked for a tree.
import ast

print(ast.PyCF_ONLY_AST, ast.PyCF_TYPE_COMMENTS, ast.PyCF_ALLOW_TOP_LEVEL_AWAIT)
print(ast.dump(ast.parse("a\nb")), ast.dump(ast.parse("a", mode="eval")), ast.dump(ast.parse("a; b", mode="single")))
print(ast.dump(ast.parse(b"x = '\xc3\xa9'")), ast.dump(ast.parse(bytearray(b"y"))))
print(ast.dump(ast.parse("x", "name", "eval", type_comments=False, feature_version=None)))
print(ast.dump(ast.parse("x", feature_version=(3, 8))), ast.dump(ast.parse("x", feature_version=8)))
print(ast.dump(compile("x + 1", "f", "eval", ast.PyCF_ONLY_AST)), ast.dump(compile("x", "f", "exec", flags=ast.PyCF_ONLY_AST)))
tree = ast.parse("1")
print(compile(tree, "f", "exec", ast.PyCF_ONLY_AST) is tree, ast.parse(tree) is tree)
for arguments in [("x", "f", "other"), ("x", "f", "func_type", 0), ("x", "f", "other", ast.PyCF_ONLY_AST)]:
    try:
        compile(*arguments)
    except ValueError as error:
        print(arguments, error)
for attempt in [lambda: ast.parse("x", feature_version=(2, 7)), lambda: ast.parse(3), lambda: ast.parse("a\0b"), lambda: ast.parse(None),
                lambda: ast.parse("a b"), lambda: ast.parse("a;b", mode="eval"), lambda: ast.parse("", mode="eval"), lambda: ast.parse("a\nb", mode="single"),
                lambda: ast.parse("", mode="single"), lambda: ast.parse(" 1", mode="eval"), lambda: ast.parse("x", mode=3), lambda: ast.parse()]:
    try:
        print(ast.dump(attempt()))
    except Exception as error:
        print(type(error).__name__, error)
