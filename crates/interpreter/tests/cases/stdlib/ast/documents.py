# Documentations, and parts of sources.
import ast

for source in ['"""a\n   b\n     c\n\n"""', "def f():\n    '''x\n      y'''", "class A: 'doc'", "async def f(): 'doc'", "x = 1", "", "f'doc'", "b'doc'", "'a' 'b'", "def f(): pass", "class A:\n  x = 1\n  'no'"]:
    tree = ast.parse(source)
    node = tree if not tree.body or not hasattr(tree.body[0], "body") else tree.body[0]
    print(repr(source), repr(ast.get_docstring(node)), repr(ast.get_docstring(node, clean=False)))
for wrong in [ast.parse("x").body[0], ast.Name("x"), ast.parse("1", mode="eval")]:
    try:
        ast.get_docstring(wrong)
    except TypeError as error:
        print(error)
for source in ["é = (b +\n  ü)\n", "def f():\r\n  return 1\r\nx", "a\x0cb = 1" if False else "if a:\n\t  b = [\n\t 1]\n", "x = '''a\nb'''", "a\rb + c\r\nd", "x;\x0c y"]:
    for node in ast.walk(ast.parse(source)):
        if node._attributes:
            print(type(node).__name__, repr(ast.get_source_segment(source, node)), repr(ast.get_source_segment(source, node, padded=True)))
print(ast.get_source_segment("x", ast.Load()), ast.get_source_segment("x", ast.Name("x")), ast.get_source_segment("x", ast.Name("x", lineno=1, col_offset=0)), ast.get_source_segment("x", ast.Name("x", lineno=1, col_offset=0, end_lineno=1, end_col_offset=None)))
try:
    ast.get_source_segment("x", ast.Name("x", lineno=5, col_offset=0, end_lineno=5, end_col_offset=1))
except IndexError as error:
    print(error)
