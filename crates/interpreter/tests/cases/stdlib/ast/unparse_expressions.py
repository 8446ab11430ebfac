# Expressions as source: no more parentheses than needed, where CPython has them.
import ast

SOURCES = """
a + b * c
(a + b) * c
a - (b - c)
(a - b) - c
a ** b ** c
(a ** b) ** c
-a ** b
(-a) ** b
a ** -b
- - a
not not a
not (a and b)
(not a) and b
a and (b and c)
a or (b or c) or d
(a or b) and c
(a and b) or c
a < (b < c)
(a < b) < c
a if b else (c if d else e)
(a if b else c) if d else e
(lambda: a) if b else lambda: c
lambda: (yield)
(lambda x: x)(1)
lambda *a, b=1, **c: (a, b)
lambda a, /, b, *, c: a
(a, b)
((a, b), c)
a, b
(a,)
()
[(a, b), *c]
{*a, b}
{**a, 'b': (c, d)}
{**(a or b)}
{a: b for a, b in c if (d, e) if f or g}
[x for x in (a if b else c)]
[(x, y) for (x, y) in z]
(x for x in y)
f((x for x in y))
f(x for x in y)
f(a, *(b or c), d=(e, f), **g)
f((a, b))
(a := 1)
f((a := 1), b=(c := 2))
[a := 1, b]
x[a]
x[a, b]
x[(a, b), c]
x[()]
x[(a,)]
x[a:b, ::c]
x[*a]
x[a:b:c][d]
(a + b)[c]
(a + b).c
(await_).c
1 .real
1.5.real
(-1).real
True.real
'a'.b
f(a)(b).c[d]
(yield)
(yield a)
(yield (a, b))
(yield from a)
await_ + (yield)
a @ b // c % d / e
a << b >> c & d | e ^ f
~a ** ~b
a is not b not in c
*a, b
a[b := 1]
1e400, -1e400, 1e400j
1 + 2j, 3j
(1).__add__
... . a
0xff, 0o7, 1_0
[a for b in c for d in e if f async for g in h]
not a == b
(not a) == b
-(a + b)
(a, b) = c
"""
for source in SOURCES.strip().split("\n"):
    tree = ast.parse(source)
    text = ast.unparse(tree)
    print(source, "->", text, ast.dump(ast.parse(text)) == ast.dump(tree))
# What no source says.
for node in [ast.Constant(-1), ast.Constant(1 + 2j), ast.Constant((1, "a", (2,))), ast.Constant((1,)), ast.Constant(()), ast.Constant(frozenset({1})), ast.Set([]), ast.Tuple([]),
             ast.BinOp(ast.Constant(-1), ast.Pow(), ast.Constant(2)), ast.BinOp(ast.BinOp(ast.Name("a"), ast.Add(), ast.Name("b")), ast.Mult(), ast.Name("c")),
             ast.BoolOp(ast.And(), [ast.Name("a")]), ast.BoolOp(ast.Or(), [ast.BoolOp(ast.Or(), [ast.Name("a"), ast.Name("b")]), ast.NamedExpr(ast.Name("c"), ast.Constant(1))]),
             ast.Await(ast.Name("x")), ast.Starred(ast.BoolOp(ast.Or(), [ast.Name("a"), ast.Name("b")])), ast.Constant(float("nan")), ast.Load(), ast.Add(), ast.Name("any thing"),
             ast.keyword("a", ast.Name("b")), ast.arg("a", ast.Name("b")), ast.alias("a.b", "c"), ast.Slice(), ast.Slice(None, ast.Name("a"), ast.Name("b")), ast.withitem(ast.Name("a"), ast.Name("b")),
             ast.comprehension(ast.Name("a"), ast.Name("b"), [], 1), ast.Attribute(ast.Constant(True), "x"), ast.Expression(ast.Name("z")), ast.Call(ast.Lambda(ast.arguments([], [], None, [], [], None, []), ast.Constant(1)), [], [])]:
    print(ast.unparse(node))
