# The types of functions, which comments once gave, are not read as trees: nothing writes them any more.
import ast

try:
    print(ast.dump(ast.parse("(int, str) -> bool", mode="func_type")))
except ValueError as error:
    print("ValueError", error)
