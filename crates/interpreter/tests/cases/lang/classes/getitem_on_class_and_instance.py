# Subscription of instances, classes, metaclasses; slices and tuples; __contains__ on classes.
class Meta(type):
    def __getitem__(c, k): return f"{c.__name__}<{k}>"
    def __contains__(c, x): return x == "inside"
    def __iter__(c): return iter(c.members)
    def __len__(c): return len(c.members)
    def __call__(c, *a): return ("called", a) if a == ("intercept",) else super().__call__(*a)
    def __or__(c, o): return f"{c.__name__}|{o.__name__ if isinstance(o, type) else o}"
    def __eq__(c, o): return o == c.__name__ or c is o
    def __hash__(c): return hash(c.__name__)
    def __bool__(c): return c.__name__ != "Falsy"
    def __lt__(c, o): return c.__name__ < o.__name__
class A(metaclass=Meta):
    members = ("x", "y")
    def __init__(self, v=0): self.v = v
    def __getitem__(self, k): return self.v, k
class B(A): members = ("z",)
class Falsy(A): pass
print(A[1], A[1:2, 3], B["k"], A()[5], A(7)[:], "inside" in A, "x" in A, list(A), len(B), A("intercept"), A(3).v, A | B, A | 5, A == "A", A == B, {A: 1}["A"], bool(A), bool(Falsy), sorted([B, A])[0].__name__, [*B], max(A), dict.fromkeys(A, 0))
try: A()["x"] = 1
except TypeError as e: print(e)
try: len(A())
except TypeError as e: print(e)
try: A["x"] = 1
except TypeError as e: print(e)
