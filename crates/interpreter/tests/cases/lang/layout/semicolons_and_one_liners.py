# One-line forms of every compound statement.
if 1: print("if"); print("still")
for i in 1, 2: print(i, end=" "); j = i
print(j)
while j: j -= 1; print(j, end=" ")
else: print("while else")
def f(a): b = a + 1; return b * 2
class C: x = 1; y = x + 1
try: 1 / 0
except ZeroDivisionError as e: print(e); n = 1
else: n = 2
finally: print("finally", n)
with type("M", (), {"__enter__": lambda s: 5, "__exit__": lambda *a: None})() as m: print(m); k = m
match k:
    case 5: print("five"); r = "matched"
    case _: r = "no"
print(f(3), C.y, r); print("a"); print("b");
x = 1; y = 2; z = x + y; print(z)
if z == 3: pass
elif z: print("no")
else: print("no")
def g(): yield 1; yield 2; return 3
print(list(g())); del x, y; print("x" in globals())
async def co(): return 1
c = co(); c.close(); print(type(c).__name__)
lambda: 1; [1, 2]; "expr"; ...; print("end");
