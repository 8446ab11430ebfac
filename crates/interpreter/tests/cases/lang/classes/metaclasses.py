# Metaclasses: __new__, __init__, __call__, attributes, methods, conflicts.
class Meta(type):
    def __new__(mcls, name, bases, ns, **kw):
        print("new", name, [b.__name__ for b in bases], sorted(k for k in ns if not k.startswith("__")), kw)
        ns["added"] = name.lower()
        return super().__new__(mcls, name, bases, ns)
    def __init__(cls, name, bases, ns, **kw):
        print("init", cls.__name__)
        super().__init__(name, bases, ns)
    def __len__(cls): return 42
    def __getitem__(cls, k): return f"{cls.__name__}[{k}]"
    def __iter__(cls): return iter("xyz")
    def __contains__(cls, v): return v == "in"
    @property
    def upper(cls): return cls.__name__.upper()
    def meta_method(cls): return "meta " + cls.__name__
class A(metaclass=Meta, opt=1):
    x = 1
    def m(self): pass
class B(A): y = 2
print(A.added, B.added, type(B).__name__, len(A), A["k"], list(B), "in" in A, A.upper, B.meta_method())
try:
    A().meta_method()
except AttributeError as e:
    print(e)
class Other(type): pass
try:
    class Conflict(A, metaclass=Other): pass
except TypeError as e:
    print(e)
class Combined(Meta, Other): pass
class Fine(A, metaclass=Combined): pass
print(type(Fine).__name__, isinstance(Fine, Meta), isinstance(Meta, type))
class Single(type):
    made = {}
    def __call__(cls, *a):
        if cls not in cls.made:
            cls.made[cls] = super().__call__(*a)
        return cls.made[cls]
class S(metaclass=Single):
    def __init__(self, v=0): self.v = v
print(S(1) is S(2), S(3).v)
def function_meta(name, bases, ns):
    print("function as metaclass", name)
    return type(name + "Made", bases, ns)
class F(metaclass=function_meta): pass
print(F.__name__)
class Attr(type):
    shared = "on the metaclass"
    def __getattr__(cls, name): return f"meta getattr {name}"
class W(metaclass=Attr): pass
print(W.shared, W.anything)
try:
    W().shared
except AttributeError as e:
    print(e)
