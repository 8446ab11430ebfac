# Every kind of statement as a tree.
import ast

SOURCES = [
    "def f(a, /, b: int = 1, *c, d, e=2, **g) -> str:\n    'doc'\n    return a",
    "@x.y(1)\n@z\nasync def f(): await g()",
    "class A(B, *C, metaclass=D, **E):\n    x = 1",
    "@d\nclass A: pass",
    "del a, b[0], c.d, (e, f)",
    "a = b = c, *d = 1, 2",
    "a.b[0] += 1; c @= d; e //= 2; f **= g",
    "x: int\nx: int = 3\n(x): int = 3\na.b: int\na[0]: str = 's'",
    "for i, (j, k) in x:\n    break\nelse:\n    continue",
    "async def f():\n    async for i in x: pass\n    async with a as b, c: pass",
    "while x: y\nelse: z",
    "if a: b\nelif c: d\nelif e:\n    f\nelse: g",
    "if a: b\nelse:\n    if c: d",
    "with a, b as c, (d) as (e, f): pass",
    "with (a as b, c as d,): pass",
    "with (a, b): pass",
    "raise\nraise A\nraise A from B",
    "try: a\nexcept B: c\nexcept (D, E) as f: g\nexcept: h\nelse: i\nfinally: j",
    "try: a\nfinally: b",
    "try: a\nexcept* B as c: d",
    "assert a\nassert b, 'c'",
    "import a, b.c, d as e, f.g as h",
    "from a import b\nfrom .c import d as e, f\nfrom .. import (g,)\nfrom ...h.i import *",
    "global a, b\ndef f():\n    nonlocal c",
    "pass; a; 'text'",
    "",
    "# only a comment\n",
]
for source in SOURCES:
    print(ast.dump(ast.parse(source)))
