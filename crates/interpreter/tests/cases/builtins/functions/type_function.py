# type with one argument, its attributes, and equality of types.
print(type(1), type("a"), type([]), type(None), type(type), type(int), type(len), type(lambda: 0), type(ValueError()), type(range(1)), type(...), type(NotImplemented), type(1j), type(b""), type({}.keys()), type(iter([])), type(x for x in []))
class A: pass
class B(A): pass
print(type(A()), type(A), type(B()) is B, type(B()) == A, A.__name__, A.__qualname__, A.__bases__, B.__base__, B.__mro__, type.__bases__, object.__bases__, int.__base__, bool.__bases__, A.__class__, A.__dict__.get("x"))
print(type(1) == int, type(True) is bool, type(1.0) in (int, float), {int: "i", str: "s"}[type("x")], [t.__name__ for t in (int, str, list, type(None), type(len))], type(A()).__name__, isinstance(A, type))
print(int("5"), type(5)("6"), type("x")(7), type([])("ab"), list(map(type, [1, "a"])), sorted({type(x).__name__ for x in (1, "a", 2.0, None, [])}))
for bad in (lambda: type(), lambda: type(1, 2), lambda: type(1, 2, 3, 4)):
    try:
        bad()
    except TypeError as e:
        print(e)
A.__name__ = "Renamed"
print(A, type(A()).__name__, A.__module__)
try:
    int.x = 1
except TypeError as e:
    print(e)
try:
    A.__bases__ = ()
except TypeError as e:
    print(e)
try:
    del A.__name__
except TypeError as e:
    print(e)
