# `literal_eval` of trees.
import ast

for source in ["1", "-1", "+2.5", "3 + 4j", "-3 - 4j", "'a'", "b'x'", "None", "...", "[1, 2, [3]]", "(1,)", "{1, 2}", "set()", "{'a': [1, {'b': None}], 2: (3, 4)}", "{}"]:
    tree = ast.parse(source, mode="eval")
    print(source, repr(ast.literal_eval(tree)), ast.literal_eval(tree.body) == ast.literal_eval(source))
for source in ["x", "f()", "1 + 1", "2 ** 3", "not True", "-x", "-True", "[x]", "{**{}}", "[*[1]]", "a.b", "f'{1}'", "1 < 2", "set([1])", "1j + 1", "1 + x", "(1,\n 2,\n y)", "{[]: 1}", "-'a'", "-(-1)"]:
    try:
        print(ast.literal_eval(ast.parse(source, mode="eval")))
    except Exception as error:
        print(repr(source), type(error).__name__, str(error).split(" object at ")[0])
print(ast.literal_eval(ast.Constant([1])), ast.literal_eval(ast.Tuple([ast.Constant(1)])), ast.literal_eval(node_or_string=" 5"))
for wrong in [ast.Dict([ast.Constant(1)], []), ast.Module([], []), ast.Constant, 3, None, [1], ast.Load(), ast.Name("x"), ast.Name("x", lineno=4)]:
    try:
        print(ast.literal_eval(wrong))
    except Exception as error:
        print(type(error).__name__, str(error).split(" object at ")[0])
