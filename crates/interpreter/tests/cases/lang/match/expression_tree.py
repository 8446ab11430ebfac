# An evaluator and a simplifier written with match.
class Node:
    __match_args__ = ("left", "right")
    def __init__(self, left, right):
        self.left, self.right = left, right
    def __repr__(self):
        return f"{type(self).__name__}({self.left!r}, {self.right!r})"
class Add(Node): pass
class Mul(Node): pass
class Neg:
    __match_args__ = ("of",)
    def __init__(self, of):
        self.of = of
    def __repr__(self):
        return f"Neg({self.of!r})"
def evaluate(e, env):
    match e:
        case int() | float():
            return e
        case str(name):
            return env[name]
        case Add(l, r):
            return evaluate(l, env) + evaluate(r, env)
        case Mul(l, r):
            return evaluate(l, env) * evaluate(r, env)
        case Neg(x):
            return -evaluate(x, env)
def simplify(e):
    match e:
        case Add(l, r):
            match simplify(l), simplify(r):
                case (0, x) | (x, 0):
                    return x
                case (int(a), int(b)):
                    return a + b
                case (a, b):
                    return Add(a, b)
        case Mul(l, r):
            match simplify(l), simplify(r):
                case (0, _) | (_, 0):
                    return 0
                case (1, x) | (x, 1):
                    return x
                case (a, b):
                    return Mul(a, b)
        case Neg(Neg(x)):
            return simplify(x)
        case _:
            return e
tree = Add(Mul(2, "x"), Neg(Neg(Add(0, "y"))))
print(tree)
print(evaluate(tree, {"x": 5, "y": 3}))
print(simplify(tree))
print(simplify(Mul(Add(0, 1), Add("z", 0))), simplify(Mul("q", Add(0, 0))), simplify(Add(2, 3)))
