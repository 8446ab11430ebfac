# Where a walrus binds: functions, comprehensions, lambdas, class bodies, conditions.
def f():
    if any((found := x) > 2 for x in [1, 3, 5]): return found
print(f())
print([(y := x * x) + y for x in range(3)], y)
def g():
    vals = [z := i for i in range(3)]
    return z, "z" in locals(), vals
print(g(), "z" in globals())
class C:
    a = (b := 5) + 1
    print(a, b)
print(C.b)
h = lambda n: (m := n * 2) + m
print(h(4), "m" in globals())
def outer():
    total = 0
    def add(x):
        nonlocal total
        return (total := total + x)
    add(1); add(2)
    return total
print(outer())
def glob():
    global made
    return [made := i for i in "ab"]
print(glob(), made)
while (line := next(iter(["only"]), None)) and line != "stop":
    print(line); break
print((a := 1, b := 2), a, b, (c := (d := 3) + 1), d, {(e := "k"): (v := 9)}, e, v)
for source in ("[i := 0 for i in x]", "x := 1", "f(x := 1, y=2)", "f(a=(b := 1))", "(x := 1) = 2", "[x for x in (y := [1])]", "[[(j := k) for k in 'a'] for m in 'b']", "class A: [q := 1 for _ in 'a']", "def f(a=(b := 1)): pass", "x = y := 1", "{k := 1: 2}", "{(k := 1): 2}", "a[b := 1]", "a[b := 1:2]", "del (x := 1)", "with (x := y): pass", "assert (x := 1), 2"):
    try: compile(source, "<t>", "exec"); print("ok |", source)
    except SyntaxError as e: print(e.msg, "|", source)
