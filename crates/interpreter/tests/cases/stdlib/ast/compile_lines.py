# Code of a tree is where its nodes say: in tracebacks, in code objects, and in what the compiler refuses.
import ast
import sys
import traceback

SOURCE = "def boom(a):\n\n    b = 1\n    return (a +\n       b / 0)\n\nboom(\n  2)\n"
tree = ast.parse(SOURCE)
ast.increment_lineno(tree, 100)


def lines(tree):
    try:
        exec(compile(tree, "<lines>", "exec"), {})
    except Exception as error:
        print(type(error).__name__, [(frame.lineno, frame.name) for frame in traceback.extract_tb(error.__traceback__)[1:]])


lines(tree)
lines(ast.parse(SOURCE))
# One line for everything.
for node in ast.walk(tree):
    if "lineno" in node._attributes:
        node.lineno = node.end_lineno = 7
lines(tree)
# Lines that go back.
tree = ast.parse("x = 1\ny = 2\nz = 1 / 0")
tree.body[2].lineno = tree.body[2].value.lineno = tree.body[2].value.left.lineno = tree.body[2].value.right.lineno = tree.body[2].targets[0].lineno = 1
for node in ast.walk(tree.body[2]):
    if "lineno" in node._attributes:
        node.lineno = node.end_lineno = 1
lines(tree)
# Operands above their operator, decorators, and calls over several lines.
lines(ast.parse("(\n\n a) = 1\n(\n  a\n  +\n  (\n   'x'))"))
lines(ast.parse("@(\n\n 1 / 0)\ndef f(): pass"))
lines(ast.parse("def f(*a): raise ValueError\nf(1,\n  2,\n  f(\n3))"))
lines(ast.parse("class A:\n    x = 1\n    y = x.nope\n"))
lines(ast.parse("for i in [1]:\n    if i:\n        [\n         j /\n         0 for j in\n         (1,)]"))
lines(ast.parse("if 0: pass\nelif 1 / 0: pass"))
lines(ast.parse("with 3: pass"))
lines(ast.parse("x = f'''\n\n{1 / 0}'''"))
lines(ast.parse("assert 0, (\n 'no')"))
lines(ast.parse("import\\\n nope_at_all"))
lines(ast.parse("try:\n  1 / 0\nexcept ValueError:\n  pass"))
lines(ast.parse("def f(x=1 /\n  0): pass"))
space = {}
exec(compile(ast.increment_lineno(ast.parse("@staticmethod\n\n\ndef f():\n  'doc'\nclass A:\n  def g(self): return lambda: 0\nh = f.__func__"), 10), "<code>", "exec"), space)
print(space["h"].__code__.co_firstlineno, space["A"].g.__code__.co_firstlineno, space["A"]().g().__code__.co_firstlineno, space["h"].__code__.co_filename)
for source in ["return 1", "break", "continue", "def f():\n  x=1\n  global x", "yield", "[a async for a in b]", "def f(a,a): pass", "class A:\n  nonlocal x", "def f():\n  nonlocal x", "*a", "await b",
               "def f(é, x, x): pass", "\n\n\nx = lambda: (yield)\nreturn x"]:
    try:
        compile(ast.parse(source), "<refused>", "exec")
        print("ok")
    except SyntaxError as error:
        print(repr(source), error, error.filename, error.lineno, error.offset, error.end_lineno, error.end_offset, error.text)
lines(ast.parse("text = 'a'\n(text\n .strip()\n .upper()\n .nothing(1))"))
lines(ast.parse("text = 'a'\n(text.strip(\n ).nope\n  .x)"))
