# Class patterns: positional through __match_args__, keywords, builtins, nesting.
class Point:
    __match_args__ = ("x", "y")
    def __init__(self, x, y):
        self.x, self.y = x, y
class Circle:
    def __init__(self, center, r):
        self.center, self.r = center, r
def f(s):
    match s:
        case Point(0, 0):
            return "origin"
        case Point(x, 0):
            return f"on x axis at {x}"
        case Point(x=0, y=y):
            return f"on y axis at {y}"
        case Point(x, y) if x == y:
            return f"diagonal {x}"
        case Point():
            return "some point"
        case Circle(center=Point(cx, cy), r=r):
            return f"circle {cx},{cy} r{r}"
        case int(n) | float(n):
            return f"number {n}"
        case str() as t:
            return f"text {t}"
        case list([a, b]):
            return f"list of two {a} {b}"
        case dict(d):
            return f"dict {d}"
        case bool() | None:
            return "unreachable for bool"
        case _:
            return "?"
for s in (Point(0, 0), Point(3, 0), Point(0, 4), Point(2, 2), Point(1, 2), Circle(Point(1, 2), 5), 7, 2.5, True, "hi", [1, 2], [1], {"k": 1}, None, (1,)):
    print(f(s))
class Sub(Point): pass
match Sub(5, 0):
    case Point(x, 0):
        print("subclass", x)
match Circle(1, 2):
    case Circle(missing=m):
        print("no")
    case Circle(r=2):
        print("keyword only")
try:
    match Circle(1, 2):
        case Circle(1, 2):
            pass
except TypeError as e:
    print(e)
try:
    match Point(1, 2):
        case Point(1, 2, 3):
            pass
except TypeError as e:
    print(e)
