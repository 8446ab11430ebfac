# Conditional expressions: laziness, nesting, in every position.
def no():
    raise RuntimeError("evaluated")
print(1 if True else no())
print(no() if False else 2)
grade = lambda s: "A" if s >= 90 else "B" if s >= 80 else "C" if s >= 70 else "F"
print([grade(s) for s in (95, 85, 75, 20)])
x = 5
y = x if x > 3 else -x
print(y)
print([n if n % 2 else -n for n in range(5)])
print({"even" if n % 2 == 0 else "odd": n for n in range(4)})
print(("a", "b")[x > 3], (lambda: "called" if x else "not")())
print("pos" if x > 0 else "neg", end="!\n" if x else "?\n")
print((yes := "Y") if x else (yes := "N"), yes)
def f(a, b=1 if x == 5 else 2):
    return a + b
print(f(1))
print((1 if x else 2) + (3 if not x else 4))
print([*([1] if x else []), *([2] if not x else [])])
value = None
print(value if value is not None else "default")
print(1 if (0 if 1 else 1) else 2)
