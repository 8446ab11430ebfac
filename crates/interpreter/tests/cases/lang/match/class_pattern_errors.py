# Errors and special rules of class patterns.
class Bad:
    __match_args__ = ["a"]
class BadItem:
    __match_args__ = (1,)
class Dup:
    __match_args__ = ("a",)
    a = 1
not_a_class = 5
def trial(f):
    try:
        print(f())
    except TypeError as e:
        print(e)
def one():
    match Bad():
        case Bad(1): return "matched"
def two():
    match BadItem():
        case BadItem(1): return "matched"
def three():
    match Dup():
        case Dup(1, a=1): return "matched"
def four():
    match 5:
        case not_a_class(): return "matched"
def five():
    match 5:
        case int(1, 2): return "matched"
for f in (one, two, three, four, five):
    trial(f)
for v in (True, b"x", bytearray(b"y"), {1}, frozenset([2]), (3,), "s", 1.5, [4], {5: 6}, 7):
    match v:
        case bool(x): print("bool", x)
        case bytes(x): print("bytes", x)
        case bytearray(x): print("bytearray", x)
        case set(x): print("set", x)
        case frozenset(x): print("frozenset", x)
        case tuple(x): print("tuple", x)
        case str(x): print("str", x)
        case float(x): print("float", x)
        case list(x): print("list", x)
        case dict(x): print("dict", x)
        case int(x): print("int", x)
class Prop:
    __match_args__ = ("value",)
    @property
    def value(self):
        print("property read")
        return 3
match Prop():
    case Prop(3): print("through a property")
