# What is wrong with a source is told as the parser tells it; what only the compiler refuses is a tree.
import ast

for source in [
    "x =", "f() = 1", "if x:\npass", "def f(:", "'abc", "(1", "1 +", "a b", "for x in y", "class A\n  pass", "x = 08", "f'{'", "f'{a b}'", "f'{}'", "f'{a!x}'",
    "  x", "if 1:\n  a\n b", "print 1", "a = b = 1 = c", "del f()", "f(a=1, b)", "f(**a, *b)", "lambda x=1, y: 0", "def f(a=1, b): pass", "import a.b as",
    "from . import *, a", "try: pass", "with a as 1: pass", "'\\N{nope}'", "b'é'", "'\\x4'", "{**a for a in b}", "[*a for a in b]",
    "a := 1", "(a.b := 1)", "f(a.b=1)", "not", "async x", "else: pass", "1 if 2", "x++", "a?b", "$", "é = 1 = 2", "while True:\n\tx\n        y",
]:
    try:
        print(repr(source), ast.dump(ast.parse(source, "name")))
    except SyntaxError as error:
        print(repr(source), type(error).__name__, error.msg, error.filename, error.lineno, error.offset, error.end_lineno, error.end_offset, repr(error.text))
for source in ["return", "break", "yield x", "await x", "nonlocal x", "def f(a, a): pass", "x = 1\nglobal x", "from __future__ import nope", "*a", "[x async for x in y]",
               "__debug__ = 1", "class A:\n  return 1", "continue", "def f():\n  from a import *", "a: int = yield", "del __debug__", "case = 1"]:
    print(repr(source), len(ast.parse(source).body))
