# Every kind of expression as a tree.
import ast

SOURCES = """
a and b and c or d
(a and b) and c
a or (b or c)
(x := 1)
f(x := 1)
a + b - c * d / e // f % g @ h ** i << j >> k | l ^ m & n
-a ** -b
not ~+-a
lambda: 0
lambda a, /, b=1, *c, d=2, e, **f: (yield)
lambda *, a: a
a if b else c if d else e
{}
{1: 2, **a, 'b': c}
{1, *a}
[x for x in y if a if b for z in x]
{x for x, in y}
(x async for x in y)
{a: b for a, b in c}
(await x)
(yield)
(yield a, b)
(yield from c)
a < b <= c > d >= e == f != g is h is not i in j not in k
f()
f(a, *b, c=d, **e)
f(*a, b, *c, d=1, *e)
f(x for x in y)
f((x for x in y), z)
a.b.c
a[0]
a[1:2]
a[:]
a[::]
a[1:2:3]
a[b, c]
a[b,]
a[(b, c)]
a[b:c, ...]
a[*b]
a[*b, c]
a[()]
[]
[a, *b]
()
a,
(a, *b)
1, 2.5, 3j, 0x1F, 0o17, 0b11, 1_000, 1e400, 123456789012345678901234567890, 0xFFFFFFFFFFFFFFFFFFFFFF
None, True, False, ...
'a', "b", r'\\c', u'd', b'e', rb'\\f', 'g' 'h', u'i' 'j', 'k' u'l', b'm' b'n', '''o
p'''
'\\x41\\u00e9\\N{BULLET}\\n', '\\ud800'
é + ﬁ
"""
for source in SOURCES.strip().split("\n"):
    if source.startswith(("'a'", "p'''")):
        continue
    print(source, "->", ast.dump(ast.parse(source, mode="eval").body).encode("unicode_escape").decode())
for source in [r"""r'\c'""", "u'd'", "b'e'", r"rb'\f'", "'g' 'h'", "u'i' 'j'", "'k' u'l'", "b'm' b'n'", "'''o\np'''", r"'\x41\u00e9\N{BULLET}\n'", "'a\\\nb'", "'\\\r\n'", '"""a\r\nb"""']:
    print(repr(source), "->", ast.dump(ast.parse(source, mode="eval")))
