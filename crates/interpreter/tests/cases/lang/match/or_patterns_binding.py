# Alternatives that bind the same names, nested and in classes.
class A:
    __match_args__ = ("v",)
    def __init__(self, v): self.v = v
class B(A): pass
def f(x):
    match x:
        case A(int(v)) | [int(v)] | {"v": int(v)}: return "int", v
        case A(str(v) | bytes(v)) | [str(v) | bytes(v)]: return "text", v
        case (1 | 2 | 3) as small, ("a" | "b") as letter: return small, letter
        case [A(v=1) | A(v=2) as obj, *_]: return "list of A", obj.v
        case {"k": (None | True | False) as flag}: return "flag", flag
        case -1 | -1.5 | -2j: return "negative"
        case ("x" | "y", _) | (_, "x" | "y"): return "an x or y"
        case _: return "none"
for x in (A(5), [6], {"v": 7}, B(8), A("s"), [b"b"], (2, "b"), (4, "b"), [A(2), 9], [A(3)], {"k": True}, {"k": 1}, -1, -1.5, -2j, (0, "y"), ("x", 0), 5, None):
    print(f(x))
