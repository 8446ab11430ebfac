# Objects of the guest as keys, and in order: methods that only compute, and those that do more.
import copy


class Point:
    def __init__(self, x, y):
        self.x = x
        self.y = y

    def __eq__(self, other):
        return (self.x, self.y) == (other.x, other.y)

    def __hash__(self):
        return hash((self.x, self.y))

    def __lt__(self, other):
        return self.x < other.x

    def __repr__(self):
        return f"P{self.x}{self.y}"


points = [Point(x % 7, x % 3) for x in range(42)]
print(len(set(points)), len({p: 1 for p in points}), Point(3, 1) in set(points), Point(9, 9) in set(points))
print(sorted(points[:12]), min(points), max(points))
print(sorted(points[:12], reverse=True))
print(hash(Point(1, 2)) == hash((1, 2)))


class Minus:
    def __hash__(self):
        return -1


class Huge:
    def __hash__(self):
        return 1 << 80


class Wrong:
    def __hash__(self):
        return "text"


class Bool:
    def __hash__(self):
        return True


class Deep:
    def __init__(self, inner):
        self.inner = inner

    def __hash__(self):
        return hash(self.inner)


print(hash(Minus()), hash(Huge()) == hash(1 << 80), hash(Bool()), {Minus(): 1} is not None)
try:
    {Wrong(): 1}
except TypeError as error:
    print(error)
deep = Deep([])
try:
    {deep}
except TypeError as error:
    print(error)
chain = 5
for _ in range(250):
    chain = Deep(chain)
print(hash(chain), len({chain, chain}))
for _ in range(100_000):
    chain = Deep(chain)
try:
    {chain}
except RecursionError as error:
    print(type(error).__name__)
while isinstance(chain, Deep):
    chain = chain.inner


class Odd:
    def __init__(self, n):
        self.n = n

    def __lt__(self, other):
        return self.n - other.n


class Loud:
    def __init__(self, n):
        self.n = n

    def __lt__(self, other):
        print("asked", self.n, other.n)
        return self.n < other.n


class Mixed(Point):
    def __lt__(self, other):
        return other.x < self.x


print([o.n for o in sorted(map(Odd, [3, 1, 2]))])
print([o.n for o in sorted(map(Loud, [3, 1, 2]))])
print(sorted([Mixed(1, 1), Point(2, 2), Mixed(3, 3), Point(0, 0), Mixed(2, 5)]))
try:
    sorted([Point(1, 1), Point("a", 2), Point(3, 3)])
except TypeError as error:
    print(error)
try:
    sorted([Point(1, 1), Point(2, 2), 5])
except TypeError as error:
    print(error)


class Slotted:
    __slots__ = ("n",)

    def __init__(self, n):
        self.n = n

    def __hash__(self):
        return self.n

    def __eq__(self, other):
        return self.n == other.n


print(len({Slotted(n % 4) for n in range(20)}))
len_ = len


def len(text):
    return 7


print(sorted(["bbb", "a", "cc"], key=lambda text: (len(text), text)))
del len
print(sorted(["bbb", "A", "cc"], key=lambda text: text.lower()), sorted("bca", key=lambda c: {"a": 3, "b": 1}.get(c, 2)))
counts = {"x": 2, "y": 5}
print(sorted(["x", "y", "z"], key=lambda word: -counts.get(word, 0)), max(["x", "y"], key=lambda w: counts.get(w)))
try:
    sorted(["x", "z"], key=lambda word: counts[word])
except KeyError as error:
    print(repr(error))
try:
    sorted([1, "x"], key=lambda word: len(word))
except TypeError as error:
    print(error)
print(sorted([[3, 1], [2], []], key=lambda items: (len(items), sum(items))), list(map(lambda s: s.upper().strip(), [" a", "b "])))

# Copies of dicts and of classes without a module.
source = {str(n): n for n in range(12)}
one, two, three = dict(source), {**source}, source | {}
source["0"] = "changed"
one["new"] = 1
del two["3"]
print(len(one), len(two), three["0"], list(two)[:4])
del source["5"]
print(list(dict(source)) == list(source), {**source, "6": 0}["6"])
made = {}
exec("class Plain:\n    pass\nfound = Plain()\nfound.a = [1]", made)
print(copy.copy(made["found"]).a is made["found"].a, copy.deepcopy(made["found"]).a, made["Plain"].__module__)
items = {}
for key in {**{1: 2}, 3: 4}:
    items[key] = key
print(items)
