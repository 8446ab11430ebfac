# vars and dir of instances, classes, modules and builtins.
class A:
    a = 1
    def m(self): pass
class B(A):
    b = 2
    def __init__(self): self.c = 3
o = B()
print(vars(o), [n for n in dir(o) if not n.startswith("__")], [n for n in dir(B) if not n.startswith("__")], sorted(n for n in vars(B) if not n.startswith("__")), [n for n in vars(A) if not n.startswith("__")])
o.d = 4
print(vars(o), "d" in dir(o), "d" in dir(B), type(vars(B)).__name__, type(dir(o)).__name__)
try:
    vars(B)["x"] = 1
except TypeError as e:
    print(e)
vars(o)["e"] = 5
print(o.e)
class D:
    def __dir__(self): return ["z", "a", "m"]
print(dir(D()))
for bad in (lambda: vars(5), lambda: vars([]), lambda: vars(o, o), lambda: dir(1, 2)):
    try:
        print(bad())
    except TypeError as e:
        print(e)
print("append" in dir([]), "upper" in dir(str), "__add__" in dir(5), "keys" in dir({}), set(dir([])) >= {"append", "__len__", "__iter__"}, "real" in dir(1), [n for n in dir(A()) if n == "m"])
class S:
    __slots__ = ("q",)
try:
    vars(S())
except TypeError as e:
    print(e)
print("q" in dir(S()), vars(A).get("a"), vars(A()).get("a", "not on the instance"))
