# eval: expressions, namespaces, errors.
x = 10
print(eval("x + 1"), eval("[i for i in range(3)]"), eval("(lambda a: a * 2)(4)"), eval("'a' if x > 5 else 'b'"), eval("{'k': x}"), eval("  1  "), eval("1\n"), eval("\t2"), eval("(1,\n 2)"), eval(b"3 + 4"), eval("x", {"x": 5}), eval("x + y", {"x": 1}, {"y": 2}), eval("None"), eval("print('side effect')"), eval("(y := 5)"), eval("f'{x}'"), eval("not x"), eval("-x ** 2"))
print(y)
def f(a):
    b = 2
    return eval("a + b")
print(f(1))
for bad in ("x = 1", "", "1 +", "import sys", "for i in x: pass", "1; 2", "undefined_zzz", "1 / 0", ")", "x y", "'unclosed", "def f(): pass", "\n\n", "#c", "a b c", "1 if 2", "[1, 2", "{1: }", "lambda", "x.", "x..y", "5 = x"):
    try:
        print(eval(bad))
    except Exception as e:
        print(repr(bad), type(e).__name__, e)
for bad in (lambda: eval(5), lambda: eval(), lambda: eval("1", 5), lambda: eval("1", {}, 5), lambda: eval(None)):
    try:
        print(bad())
    except TypeError as e:
        print(e)
class NS(dict):
    def __missing__(self, k): return f"<{k}>"
print(eval("a + b", {}, NS()), eval("len('abc')", {"__builtins__": {"len": len}}))
try:
    eval("len('abc')", {"__builtins__": {}})
except NameError as e:
    print(e)
