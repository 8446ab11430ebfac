# The star at every place of a sequence pattern, with every length.
def f(s):
    out = []
    match s:
        case [*a]: out.append(("all", a))
    match s:
        case [a, *b]: out.append(("head", a, b))
        case _: out.append("no head")
    match s:
        case [*a, b]: out.append(("tail", a, b))
        case _: out.append("no tail")
    match s:
        case [a, *b, c]: out.append(("ends", a, b, c))
        case _: out.append("no ends")
    match s:
        case [a, b, *_, c]: out.append(("three", a, b, c))
        case [_, _]: out.append("exactly two")
        case [_]: out.append("exactly one")
        case []: out.append("empty")
    return out
for s in ([], [1], (1, 2), [1, 2, 3], range(5)):
    print(f(s))
class Seq:
    def __len__(self): return 2
    def __getitem__(self, i): return i
match Seq():
    case [a, b]: print("no")
    case _: print("not registered as a sequence")
match (i for i in range(2)):
    case [a, b]: print("no")
    case _: print("generators are not sequences")
match "ab":
    case [a, b]: print("no")
    case str(): print("text is not a sequence here")
