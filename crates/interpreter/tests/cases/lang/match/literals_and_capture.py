# match on literals, None, booleans, strings, numbers, capture and wildcard.
def f(x):
    match x:
        case 0:
            return "zero"
        case 1.5:
            return "one and a half"
        case -1:
            return "minus one"
        case "a" | "b":
            return "a or b"
        case b"bytes":
            return "bytes"
        case None:
            return "none"
        case True:
            return "true"
        case False:
            return "false"
        case 1 + 2j:
            return "complex"
        case other:
            return f"other {other!r}"
for x in (0, 0.0, False, 1, True, 1.5, -1, "a", "b", "c", b"bytes", None, 1 + 2j, [], ()):
    print(repr(x), "->", f(x))
def g(x):
    match x:
        case 1:
            return "int one"
        case _:
            return "wildcard"
print(g(True), g(1.0), g("1"))
match 5:
    case 4:
        print("no")
print("nothing matched, nothing raised")
match [1, 2]:
    case whole:
        print(whole)
match "text":
    case "te" "xt":
        print("joined literal")
match 0x10:
    case 16: print("one line")
