# Sequence patterns: lengths, stars, nesting; what is not a sequence.
def f(x):
    match x:
        case []:
            return "empty"
        case [a]:
            return f"one {a}"
        case [a, b]:
            return f"two {a} {b}"
        case [1, *rest]:
            return f"starts with 1, rest {rest}"
        case [*init, "end"]:
            return f"ends, init {init}"
        case [first, *_, last]:
            return f"{first}..{last}"
        case _:
            return "not a sequence"
for x in ([], (), [1], (1, 2), [1, 2, 3], [0, 5, "end"], range(10), "abc", b"abc", bytearray(b"x"), {1, 2}, {1: 2}, iter([1]), None):
    print(f(x) if not isinstance(x, (set, dict)) else f(x))
match [1, [2, [3, 4]]]:
    case [a, [b, [c, *d]]]:
        print(a, b, c, d)
match (1, 2, 3):
    case a, *b:
        print(a, b)
match ("go", "north"):
    case ("go", ("north" | "south") as direction):
        print(direction)
match [[1, 2], [3, 4]]:
    case [[a, _], [_, b]]:
        print(a, b)
match 1, 2:
    case 1, x:
        print("tuple subject", x)
match [1, 2, 3, 4]:
    case [_, *_, _]:
        print("two stars and underscores")
class L(list): pass
match L([1]):
    case [x]:
        print("subclass", x)
match memoryview(b"ab"):
    case [x, y]:
        print(x, y)
