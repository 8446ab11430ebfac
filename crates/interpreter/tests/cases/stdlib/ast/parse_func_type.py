# The types of functions, which comments once gave, as trees.
# differs: comments with types of functions are not read: nothing writes them any more
import ast

try:
    print(ast.dump(ast.parse("(int, str) -> bool", mode="func_type")))
except ValueError as error:
    print("ValueError", error)
