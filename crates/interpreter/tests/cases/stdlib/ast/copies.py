# Copies of trees.
import ast
import copy

tree = ast.parse("x = [1, y]")
shallow, deep = copy.copy(tree), copy.deepcopy(tree)
print(type(shallow).__name__, shallow.body is tree.body, deep.body is tree.body, ast.dump(deep, include_attributes=True) == ast.dump(tree, include_attributes=True))
deep.body[0].value.elts[1].id = "z"
print(ast.unparse(tree), ast.unparse(deep))
node = copy.copy(ast.Name("x", ast.Load(), lineno=3, more=[1]))
print(vars(node)["id"], node.lineno, node.more)
print(eval(compile(ast.Expression(copy.deepcopy(ast.parse("1 + 2", mode="eval").body)), "f", "eval")))
