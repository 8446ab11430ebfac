# Comments that give types.
# differs: comments with types are not read: nothing writes them any more
import ast

tree = ast.parse("x = [] # type: list\nfor a in b: # type: int\n  pass\ny = 1 # type: ignore[code]\n", type_comments=True)
print(ast.dump(tree))
print(ast.dump(ast.parse("x = [] # type: list")))
