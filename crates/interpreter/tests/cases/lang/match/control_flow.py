# match with return, break, continue, exceptions, nesting and loops.
def run(commands):
    out = []
    for c in commands:
        match c.split():
            case ["skip", *_]:
                continue
            case ["stop"]:
                break
            case ["add", a, b]:
                out.append(int(a) + int(b))
            case ["fail"]:
                raise ValueError("asked to")
            case ["nested", inner]:
                match inner:
                    case "x" | "y":
                        out.append("inner " + inner)
                    case _:
                        out.append("inner other")
            case [cmd, *args]:
                out.append((cmd, len(args)))
            case []:
                out.append("blank")
    else:
        out.append("no break")
    return out
print(run(["add 1 2", "skip this", "nested x", "nested q", "", "foo a b c"]))
print(run(["add 3 4", "stop", "add 5 6"]))
try:
    run(["fail"])
except ValueError as e:
    print(e)
def gen(items):
    for item in items:
        match item:
            case int():
                yield item * 2
            case [*xs]:
                yield from gen(xs)
            case _:
                yield None
print(list(gen([1, [2, [3, "x"]], 4])))
try:
    match {}["missing"]:
        case _:
            print("never")
except KeyError as e:
    print("subject raised", e)
def lambda_subject():
    match (lambda: 5)():
        case 5: return "called"
print(lambda_subject())
match = {"match": 1}
case = "case"
print(match["match"], case)
match (x := 4):
    case 4: print("walrus subject", x)
