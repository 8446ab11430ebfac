# Statements as source.
import ast

SOURCES = [
    "def f(a, /, b: int = 1, *c: str, d, e=2, **g: list) -> str:\n    'doc'\n    return a, b",
    "@x.y(1)\n@z\nasync def f():\n  async for i in x: await g()\n  else: pass\n  async with a as b, (c): pass",
    "class A(B, *C, metaclass=D, **E):\n    'doc'\n    x = 1\n    def f(self): pass\nclass F: pass\nclass G(): 'only doc'",
    "del a, b[0], c.d, (e, f)", "a = b = c, *d = 1, 2", "a.b[0] += 1; c @= d, e; f **= yield_", "x: int\nx: int = 3\n(x): int = 3\na.b: int\n(a.b): int = (1, 2)",
    "for i, (j, k) in x:\n    break\nelse:\n    continue\nfor (i) in a, b: pass\nfor i, in x: pass", "while x: y\nelse: z",
    "if a: b\nelif c: d\nelif e:\n    f\nelse: g", "if a: b\nelse:\n    if c: d\n    e", "if a: b\nelse:\n    if c: d", "with a, b as c, (d) as (e, f): pass", "with (a as b, c as d,): pass", "with (a, b): pass\nwith (yield): pass",
    "raise\nraise A\nraise A from B", "try: a\nexcept B: c\nexcept (D, E) as f: g\nexcept: h\nelse: i\nfinally: j", "try: a\nexcept* B as c:\n  try: d\n  except E: f\nexcept* G: h",
    "assert a\nassert b, 'c'\nassert (a, b)", "import a, b.c, d as e\nfrom a import b as c, d\nfrom .c import *\nfrom .. import g", "global a, b\ndef f():\n    nonlocal c, d",
    "match a, b:\n  case [1, *_, -2.5] | {'a': b, **c}: pass\n  case A(x, y=z) as w if v: u\n  case (a.b | None) as c: pass\n  case ((1 | 2) as x, *y): pass\n  case -1 + 2j | 'a' 'b': pass\n  case _: pass\n  case {}: pass\n  case A(): pass",
    "return_ = lambda: 0; pass; a", "x = yield_, ; (yield)", "'module doc'\nx", "def f(): ...\n\n\n\ndef g(): ...", "if x:\n  def f(): pass\n  class A:\n    def g(self): pass\nelse: y", "x = (a, b)\nreturn_, = c\nprint((a, b))\nfor x in (a, b): pass",
    "def f(): return *a, b\ndef g(): return (yield), (a := b)\ndef h(): yield a, b",
]
for source in SOURCES:
    tree = ast.parse(source)
    text = ast.unparse(tree)
    print(text)
    print("--", ast.dump(ast.parse(text)) == ast.dump(tree))
print(repr(ast.unparse(ast.Module([], []))), repr(ast.unparse([ast.Pass(), ast.Break()])), repr(ast.unparse(ast.parse("a; b", mode="single"))), repr(ast.unparse([])))
comment = ast.parse("x = 1\nfor a in b: pass\ndef f(): pass\nwith a: pass")
for node, text in zip(comment.body, ["int", "str", "() -> int", "list"]):
    node.type_comment = text
print(ast.unparse(comment))
comment.type_ignores = [ast.TypeIgnore(1, "[code]"), ast.TypeIgnore(3, "")]
print(ast.unparse(comment))
