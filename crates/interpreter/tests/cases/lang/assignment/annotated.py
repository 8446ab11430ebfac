# Annotated names: with and without a value, on attributes and items, in functions and classes.
x: int = 3
y: str
print(x, __annotations__)
try:
    print(y)
except NameError as e:
    print(e)
class C:
    a: int
    b: "list[int]" = [1]
    c: float = 2.5
    (d): int = 4
print(C.__annotations__, C.b, C.c, C.d, hasattr(C, "a"))
c = C()
c.attr: int = 7
table = {}
table["k"]: str = "v"
print(c.attr, table)
def f():
    z: undefined_type_is_not_evaluated = 1
    w: also_not
    return z
print(f())
def g(a: int, b: "str" = "x", *args: float, k: bool = True, **kw: dict) -> None:
    pass
print(g.__annotations__)
evaluated = []
def note(v):
    evaluated.append(v)
    return v
n: note("annotation") = note("value")
print(evaluated)
t: tuple = 1, 2
print(t)
