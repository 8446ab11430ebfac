# `=` where a comparison was meant: in conditions of comprehensions, and after parentheses.
SOURCES = """
result = [x for x in r if x % 2 = 0]
[x for x in y if z = 1]
{x for x in y if z = 1}
{x: 1 for x in y if z = 1}
(x for x in y if z = 1)
f(x for x in y if z = 1)
sum(x for x in y if x % 2 = 0)
print([x for x in y if x = 1])
d = {k: v for k, v in x if k = 1 and v = 2}
x = (a for a in b if a.c = 1)
[a for a in b if a = 1 for c in d]
[(a, b) for a in c if (b := a) = 1]
[x for x in y] = 1
(x for x in y) = 1
[x = 1 for x in y]
[a in b = 1]
if (x := 5) = 3: pass
while (x := f()) = None: pass
if ((x := 5)) = 3: pass
if (x) = 1: pass
if (a.b) = 1: pass
while (a[0]) = 1: pass
if (f()) = 1: pass
if (x + 1) = 3: pass
if (a, b) = 3: pass
if len(x) = 1: pass
if x == 1 and y = 2: pass
if not x = 1: pass
f(a.b = 1)
f(a for a in b, c=1)
""".strip().splitlines()
for source in SOURCES:
    try:
        compile(source + "\n", "<s>", "exec")
    except SyntaxError as error:
        print(source, "|", error.msg, error.lineno, error.offset, error.end_lineno, error.end_offset)
