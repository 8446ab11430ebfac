# A tree that no source could have, since brackets nest in it more than 200 times.
# differs: trees are compiled as sources are, and nest no deeper
import ast

tree = ast.Constant(1, lineno=1, col_offset=0)
for _ in range(250):
    tree = ast.List([tree], ast.Load(), lineno=1, col_offset=0)
try:
    code = compile(ast.Expression(tree), "f", "eval")
    print(len(eval(code)))
except RecursionError as error:
    print("RecursionError", error)
