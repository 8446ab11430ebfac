# Views of dictionaries beside each other: values need no hash to be compared.
def attempt(function):
    try:
        print(function())
    except Exception as error:
        print(type(error).__name__, error)


a, b = {"a": [1], "b": 2}, {"b": 2, "a": [1]}
c = {"a": [1], "b": 2, "c": {}}
for left, right in ((a, b), (a, c), (c, a), (a, {"a": [2], "b": 2}), ({}, {}), ({}, a), (a, {"a": [1], "z": 2})):
    x, y = left.items(), right.items()
    print(x == y, x != y, x <= y, x < y, x >= y, x > y, left.keys() == right.keys(), left.keys() <= right.keys(), left.keys() > right.keys())
plain = {"a": 1, "b": 2}
print(plain.items() == {("a", 1), ("b", 2)}, plain.items() >= {("a", 1)}, {("a", 1)} <= plain.items(), plain.keys() == {"a", "b"}, plain.keys() == ["a", "b"])
print(plain.items() == [("a", 1)], plain.items() == 5, plain.values() == plain.values(), plain.keys() < frozenset("abc"))
for function in (lambda: a.items() & b.items(), lambda: a.items() == {("a", 1), ("b", 2)}, lambda: plain.items() < 5, lambda: a.items() - plain.items()):
    attempt(function)


class Odd:
    def __eq__(self, other):
        raise RuntimeError("compared")


attempt(lambda: {1: Odd()}.items() == {1: Odd()}.items())
attempt(lambda: {1: Odd()}.items() == {2: Odd()}.items())
