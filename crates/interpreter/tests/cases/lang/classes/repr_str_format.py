# __repr__, __str__, __format__ and who uses which.
class Both:
    def __repr__(self): return "R"
    def __str__(self): return "S"
class OnlyRepr:
    def __repr__(self): return "only repr"
class OnlyStr:
    def __str__(self): return "only str"
class Fmt(Both):
    def __format__(self, spec): return f"F<{spec}>"
b, f = Both(), Fmt()
print(b, str(b), repr(b), [b], (b,), {b: b} , f"{b} {b!r} {b!s}", "%s %r" % (b, b), "{} {!r}".format(b, b))
print(OnlyRepr(), str(OnlyRepr()), [OnlyRepr()], OnlyStr(), repr(OnlyStr()).startswith("<__main__.OnlyStr object at 0x"))
print(format(f), format(f, "abc"), f"{f:x}", "{:y z}".format(f), f"{f}", f"{f!r:>3}", str(f))
print(format(b, ""), f"{b:}")
try:
    format(b, "10")
except TypeError as e:
    print(e)
for cls, ret in (("__repr__", 5), ("__str__", None), ("__format__", 1)):
    C = type("C", (), {cls: lambda self, *a: ret})
    try:
        {"__repr__": repr, "__str__": str, "__format__": format}[cls](C())
    except TypeError as e:
        print(e)
class Node:
    def __init__(self, v, kids=()): self.v, self.kids = v, list(kids)
    def __repr__(self): return f"Node({self.v!r}{', ' if self.kids else ''}{', '.join(map(repr, self.kids))})"
print(Node(1, [Node("a"), Node(2.5, [Node(None)])]))
class StrSub(str):
    def __str__(self): return "sub str"
    def __repr__(self): return "sub repr"
s = StrSub("raw")
print(s, str(s), repr(s), f"{s}", "%s" % s, s + "!", [s], type(str(s)).__name__)
print(str(Both), Both.__repr__(b), object.__str__(b))
class Meta(type):
    def __repr__(cls): return f"<class {cls.__name__} by Meta>"
class M(metaclass=Meta): pass
print(M, [M], str(M))
