# Annotations are kept in order, evaluated at definition, and do nothing.
def f(a: int, b: "later" = 1, /, c: [1, 2] = 2, *args: str, d: {"k": 1}, **kw: lambda: 0) -> print:
    return a
print(list(f.__annotations__))
print(f.__annotations__["a"], f.__annotations__["b"], f.__annotations__["c"], f.__annotations__["d"])
print(f("not an int", d=1))
log = []
def note(x):
    log.append(x)
def g(a: note("a") = note("default"), *b: note("b"), c: note("c"), **d: note("d")) -> note("return"):
    pass
print(log)
def generic(x: list[int], y: dict[str, tuple[int, ...]], z: int | None) -> type[int]:
    pass
print(generic.__annotations__)
class C:
    x: int
    y: list["C"] = []
    def m(self: "C") -> "C": ...
print(C.__annotations__, C.m.__annotations__)
print(getattr(lambda x: x, "__annotations__"))
f.__annotations__["new"] = 1
print("new" in f.__annotations__)
class D(C):
    pass
print(D.__annotations__ is C.__annotations__, "__annotations__" in D.__dict__)
print(list[int], dict[str, int], tuple[int, ...], int | str, int | None, list[int] | None)
