# `<`, `<=`, `>`, `>=`, `issubset`, `issuperset`, and `^`, of sets of many kinds and sizes.
import itertools

groups = [
    set(), frozenset(), {1}, {1, 2}, frozenset({1, 2}), {1.0, 2}, {True, 2}, {"a", "b"}, {"a", 1}, {(1, 2), "a"},
    set(range(10)), set(range(5)), frozenset(range(5, 12)), {1, 2, "a", "b", None},
]
for a, b in itertools.product(groups, repeat=2):
    row = (a < b, a <= b, a > b, a >= b, a == b, a != b, a.issubset(b), a.issuperset(b), a.isdisjoint(b))
    print("".join("01"[x] for x in row), len(a ^ b), len(a | b), len(a & b), len(a - b), type(a | b).__name__)

print({1, 2}.issubset([1, 2, 3]), {1, 2}.issuperset(x for x in [1, 1]), {"a"}.issubset("abc"), {1}.issubset({1: 2}))
for other in ([1], None, 3, {1: 2}, "a", {1: 2}.keys()):
    try:
        print({1} <= other, {1} > other)
    except TypeError as error:
        print(error)


class Key:
    log = []

    def __init__(self, n):
        self.n = n

    def __hash__(self):
        return self.n % 2

    def __eq__(self, other):
        Key.log.append((self.n, getattr(other, "n", other)))
        return isinstance(other, Key) and self.n == other.n


a, b = {Key(1), Key(2)}, {Key(1), Key(2), Key(3)}
print(a <= b, a < b, b > a, a >= b, a.issubset(b), b.issuperset(a), len(a ^ b))


class Bad:
    def __hash__(self):
        return 1

    def __eq__(self, other):
        raise ValueError("eq")


for test in (lambda: {Bad()} <= {1}, lambda: {1} < {Bad(), 2}, lambda: {Bad()} ^ {1}, lambda: {Bad()} <= set(), lambda: {Bad()} >= {2}):
    try:
        print(test())
    except ValueError as error:
        print("raised", error)


class Sub(set):
    def __le__(self, other):
        return "mine"

    def __gt__(self, other):
        return "greater"


print(Sub([1]) <= {1}, {1} <= Sub([1]), {1} >= Sub([1]), {1} < Sub([1]), Sub() > Sub())
s = {1, 2, 3}
print(s <= s, s < s, s >= s, s > s, s ^ s, s.issubset(s), s.symmetric_difference("ab") == {1, 2, 3, "a", "b"})
