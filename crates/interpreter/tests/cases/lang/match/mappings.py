# Mapping patterns: keys, rest, nesting, missing keys, own dict subclasses.
def f(x):
    match x:
        case {"type": "circle", "r": r}:
            return f"circle {r}"
        case {"type": "rect", "size": [w, h]}:
            return f"rect {w}x{h}"
        case {"type": t, **rest} if rest:
            return f"{t} with {rest}"
        case {"type": t}:
            return f"just {t}"
        case {}:
            return "some mapping"
        case _:
            return "no mapping"
for x in ({"type": "circle", "r": 2, "extra": 1}, {"type": "rect", "size": (3, 4)}, {"type": "line", "len": 5}, {"type": "dot"}, {"other": 1}, {}, [], "x"):
    print(f(x))
match {1: "a", None: "b", True: "t"}:
    case {None: n, 1: one}:
        print(n, one)
match {"a": {"b": {"c": 1}}}:
    case {"a": {"b": {"c": v}}}:
        print(v)
class Missing(dict):
    def __missing__(self, k):
        return "made up"
match Missing(x=1):
    case {"y": y}:
        print("wrong", y)
    case {"x": x, **others}:
        print(x, others)
match {"k": 1, "l": 2}:
    case {"k": 1 | 2 as v, **kw}:
        print(v, kw)
class K:
    NAME = "key"
match {"key": 7}:
    case {K.NAME: value}:
        print(value)
match {-1: "neg", 1.5: "f"}:
    case {-1: a, 1.5: b}:
        print(a, b)
