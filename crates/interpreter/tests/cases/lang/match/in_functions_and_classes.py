# match inside methods, class bodies, lambdas' callers, loops, try, with and generators.
class Vm:
    match 3:
        case n if n > 2: MODE = "class body match"
        case _: MODE = "other"
    def __init__(self): self.stack = []
    def run(self, prog):
        for ins in prog:
            match ins:
                case "push", v: self.stack.append(v)
                case "pop",: self.stack.pop()
                case ("add" | "mul") as op,:
                    b, a = self.stack.pop(), self.stack.pop()
                    self.stack.append(a + b if op == "add" else a * b)
                case "jump", *_: raise NotImplementedError("jump")
                case _: return f"bad {ins}"
        return self.stack
print(Vm.MODE, Vm().run([("push", 2), ("push", 3), ("add",), ("push", 4), ("mul",)]), Vm().run([("nope",)]))
for prog in ([("pop",)], [("jump", 1)]):
    try: Vm().run(prog)
    except (IndexError, NotImplementedError) as e:
        match e:
            case IndexError(): print("index", e)
            case NotImplementedError(args=[what]): print("not implemented:", what)
def kinds(xs):
    for x in xs:
        match x:
            case bool(): yield "bool"
            case int(): yield "int"
            case [] | (): continue
            case None: return
            case _: yield "other"
print(list(kinds([1, True, [], "s", (), 2.5, None, 1])))
def ret(x):
    match x:
        case 0: return "zero"
        case int():
            match x % 2:
                case 0: return "even"
                case 1: return "odd"
    return "fell through"
print([ret(x) for x in (0, 3, 4, "s")])
match [1, 2, 3]:
    case [x, *_]:
        match x:
            case 1: print("inner one")
        print("after inner", x)
