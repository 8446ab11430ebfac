# Symbolic differentiation with operator overloading and simplification.
class Expr:
    def __add__(self, o): return Add(self, wrap(o)).simplify()
    def __radd__(self, o): return wrap(o) + self
    def __sub__(self, o): return self + -1 * wrap(o)
    def __rsub__(self, o): return wrap(o) - self
    def __mul__(self, o): return Mul(self, wrap(o)).simplify()
    def __rmul__(self, o): return wrap(o) * self
    def __pow__(self, n): return Pow(self, n).simplify()
    def __neg__(self): return -1 * self
    def __call__(self, **env): return self.eval(env)
    def simplify(self): return self
    def __eq__(self, o): return type(self) is type(o) and vars(self) == vars(o)
    __hash__ = None
class Num(Expr):
    def __init__(self, v): self.v = v
    def __repr__(self): return str(self.v)
    def diff(self, x): return Num(0)
    def eval(self, env): return self.v
class Var(Expr):
    def __init__(self, name): self.name = name
    def __repr__(self): return self.name
    def diff(self, x): return Num(int(self.name == x))
    def eval(self, env): return env[self.name]
class Add(Expr):
    def __init__(self, a, b): self.a, self.b = a, b
    def __repr__(self): return f"({self.a} + {self.b})"
    def diff(self, x): return self.a.diff(x) + self.b.diff(x)
    def eval(self, env): return self.a.eval(env) + self.b.eval(env)
    def simplify(self):
        match self.a, self.b:
            case Num(v=0), e: return e
            case e, Num(v=0): return e
            case Num(v=p), Num(v=q): return Num(p + q)
            case p, q if p == q: return 2 * p
        return self
class Mul(Expr):
    def __init__(self, a, b): self.a, self.b = a, b
    def __repr__(self): return f"{self.a}*{self.b}"
    def diff(self, x): return self.a.diff(x) * self.b + self.a * self.b.diff(x)
    def eval(self, env): return self.a.eval(env) * self.b.eval(env)
    def simplify(self):
        match self.a, self.b:
            case (Num(v=0), _) | (_, Num(v=0)): return Num(0)
            case (Num(v=1), e) | (e, Num(v=1)): return e
            case Num(v=p), Num(v=q): return Num(p * q)
            case e, Num() as n: return Mul(n, e)
            case Num(v=p), Mul(a=Num(v=q), b=e): return Mul(Num(p * q), e)
        return self
class Pow(Expr):
    def __init__(self, base, n): self.base, self.n = base, n
    def __repr__(self): return f"{self.base}^{self.n}"
    def diff(self, x): return self.n * self.base ** (self.n - 1) * self.base.diff(x)
    def eval(self, env): return self.base.eval(env) ** self.n
    def simplify(self):
        return Num(1) if self.n == 0 else self.base if self.n == 1 else Num(self.base.v ** self.n) if isinstance(self.base, Num) else self
def wrap(v): return v if isinstance(v, Expr) else Num(v)
x, y = Var("x"), Var("y")
for e in (3 * x ** 2 + 2 * x + 1, x * y, (x + 1) ** 3, x + x, x ** 2 * y - 5, 0 * x + y * 1, 2 * (3 * x), -x, 7 - x, wrap(4) ** 2):
    print(f"{e!r:<28} d/dx = {e.diff('x')!r:<32} at x=2,y=3: {e(x=2, y=3)} / {e.diff('x')(x=2, y=3)}")
f = x ** 3 - 2 * x - 5
guess = 2.0
for _ in range(5):
    guess -= f(x=guess) / f.diff("x")(x=guess)
print(round(guess, 10), f == x ** 3 - 2 * x - 5, f == x)
try:
    f(y=1)
except KeyError as e:
    print("missing", e)
try:
    {f: 1}
except TypeError as e:
    print(e)
