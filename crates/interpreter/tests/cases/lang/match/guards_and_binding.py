# Guards, names bound by failed patterns, or-patterns, as-patterns.
def f(x):
    match x:
        case n if n < 0:
            return "negative"
        case n if n > 100:
            return "big"
        case n:
            return f"normal {n}"
print(f(-1), f(500), f(5))
match [1, 2]:
    case [a, b] if a > b:
        print("no")
    case [b, a]:
        print(a, b)
match ("x", 5):
    case ("x", n) | (n, "x"):
        print("or binds n", n)
match {"a": [1, 2, 3]}:
    case {"a": [first, *_] as whole}:
        print(first, whole)
def order(x):
    log = []
    def check(tag, result):
        log.append(tag)
        return result
    match x:
        case 1 if check("one", False):
            pass
        case 1 | 2 if check("two", True):
            log.append("body")
        case _ if check("three", True):
            log.append("default")
    return log
print(order(1), order(2), order(3))
match 5:
    case int() | str() as v if v:
        print("as over or", v)
x = "outer"
match 3:
    case x:
        pass
print(x)
def scope(v):
    match v:
        case [p, q]:
            pass
    try:
        return p, q
    except UnboundLocalError as e:
        return str(e)
print(scope([1, 2]), scope(None))
match (1, (2, 3)):
    case (a, (b, c) as inner) as outer:
        print(a, b, c, inner, outer)
