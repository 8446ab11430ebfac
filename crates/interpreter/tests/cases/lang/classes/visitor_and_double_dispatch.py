# Visitors by method name, double dispatch by reflection, and a registry by type.
class Num:
    def __init__(self, v): self.v = v
class Add:
    def __init__(self, *args): self.args = args
class Neg:
    def __init__(self, x): self.x = x
class Visitor:
    def visit(self, n):
        for k in type(n).__mro__:
            m = getattr(self, "visit_" + k.__name__.lower(), None)
            if m: return m(n)
        raise TypeError(f"{type(self).__name__} cannot visit {type(n).__name__}")
class Eval(Visitor):
    def visit_num(self, n): return n.v
    def visit_add(self, n): return sum(self.visit(a) for a in n.args)
    def visit_neg(self, n): return -self.visit(n.x)
class Show(Visitor):
    def visit_num(self, n): return str(n.v)
    def visit_add(self, n): return "(" + " + ".join(map(self.visit, n.args)) + ")"
    def visit_object(self, n): return f"?{type(n).__name__}?"
tree = Add(Num(1), Neg(Add(Num(2), Num(3))), Num(10))
print(Eval().visit(tree), Show().visit(tree), Show().visit(Add(5, "x")))
try: Eval().visit("text")
except TypeError as e: print(e)
class Shape:
    def hit(self, o): return getattr(self, f"hit_{type(o).__name__.lower()}", lambda o: f"{type(self).__name__} ignores {type(o).__name__}")(o)
class Rock(Shape):
    def hit_paper(self, o): return "loses"
    def hit_scissors(self, o): return "wins"
class Paper(Shape):
    def hit_rock(self, o): return "wins"
class Scissors(Shape): pass
print([[a().hit(b()) for b in (Rock, Paper, Scissors)] for a in (Rock, Paper)], Scissors().hit(Rock()))
handlers = {}
def handles(*types):
    def deco(f):
        for t in types: handlers[t] = f
        return f
    return deco
@handles(int, float)
def _(v): return f"number {v}"
@handles(str)
def _(v): return f"text {v}"
@handles(list, tuple)
def _(v): return [handle(x) for x in v]
def handle(v): return next((handlers[t](v) for t in type(v).__mro__ if t in handlers), f"unknown {type(v).__name__}")
print(handle([1, 2.5, "a", (True, None)]), len(handlers))
