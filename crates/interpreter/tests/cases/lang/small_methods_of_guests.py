"""`__len__`, `__bool__`, `__contains__`, `__hash__`, `__eq__` and `__lt__` that only compute, and those that do more, fail or are odd."""
calls = []


class Box:
    def __init__(self, *items):
        self.items = items

    def __len__(self):
        return len(self.items)

    def __contains__(self, item):
        return item in self.items

    def __hash__(self):
        return hash(self.items)

    def __eq__(self, other):
        return self.items == other.items

    def __lt__(self, other):
        return self.items < other.items

    def __repr__(self):
        return f"Box{self.items}"


empty, full = Box(), Box(1, 2)
for _ in range(3):
    print(len(full), bool(empty), bool(full), not empty, 1 in full, 5 in full, hash(full) == hash((1, 2)), full == Box(1, 2), full != empty, empty < full, full > empty)
    if empty:
        print("never")
    while not full:
        print("never")
print({full: 1}[Box(1, 2)], len({Box(1), Box(1), Box(2)}), sorted([full, empty, Box(0)]), Box(3) in [full, Box(3)])


class Odd:
    def __init__(self, value):
        self.value = value

    def __len__(self):
        return self.value

    def __contains__(self, item):
        return self.value

    def __hash__(self):
        return self.value

    def __eq__(self, other):
        return self.value


for value in (0, 3, -1, 2**70, True, "text", None, 1.5, [], [0]):
    odd = Odd(value)
    for name, act in [("len", len), ("bool", bool), ("in", lambda odd: 1 in odd), ("hash", hash), ("==", lambda odd: odd == 1), ("!=", lambda odd: odd != 1), ("if", lambda odd: "yes" if odd else "no"), ("set", lambda odd: len({odd}))]:
        try:
            print(name, act(odd), end="; ")
        except Exception as error:
            print(name, type(error).__name__, error, end="; ")
    print()


class Truth:
    def __init__(self, value):
        self.value = value

    def __bool__(self):
        return self.value

    def __len__(self):
        calls.append("len")
        return 7


for value in (True, False, 1, 0, None, "x"):
    for act in (bool, lambda t: not t, lambda t: 1 if t else 2, lambda t: t and 1, lambda t: t or 1, lambda t: [x for x in [t] if x] != [], lambda t: any([t]), len):
        try:
            result = act(Truth(value))
            print("itself" if isinstance(result, Truth) else result, end=" ")
        except TypeError as error:
            print(error, end=" ")
    print()
print(calls)


class Talks:
    def __len__(self):
        calls.append("talks")
        return self.missing

    def __bool__(self):
        calls.append("bool")
        return bool(self.number)

    def __getattr__(self, name):
        calls.append(name)
        return 4


calls.clear()
print(len(Talks()), bool(Talks()), "yes" if Talks() else "no", calls)


class Fails:
    def __len__(self):
        return 1 // 0

    def __contains__(self, item):
        return self.nothing

    def __hash__(self):
        return hash([])

    def __eq__(self, other):
        return other.nothing


for act in (len, bool, lambda f: 1 in f, hash, lambda f: f == 1, lambda f: {f}, lambda f: f in [1]):
    try:
        print(act(Fails()))
    except Exception as error:
        print(type(error).__name__, error)


class Part:
    def __init__(self, value):
        self.value = value

    def __eq__(self, other):
        if not isinstance(other, Part):
            return NotImplemented
        return self.value == other.value

    def __lt__(self, other):
        return NotImplemented

    def __gt__(self, other):
        return "greater"


print(Part(1) == Part(1), Part(1) == 1, Part(1) != 1, Part(1) != Part(2), Part(2) > Part(1), Part(1) < Part(2))
try:
    print(Part(1) < 5)
except TypeError as error:
    print(error)
try:
    hash(Part(1))
except TypeError as error:
    print(error)


class Meta(type):
    def __eq__(cls, other):
        return "meta"

    __hash__ = type.__hash__


class Made(metaclass=Meta):
    pass


print(int == int, int == str, int != bool, type(5) == int, type(True) == int, Made == int, int == Made, Part == Part, Part != Box, Box is Box)
for thing in ([], [0], "", "a", (), (0,), {}, {1: 1}, set(), {1}, frozenset(), b"", b"a", range(0), range(1), 0.0, 1e-300, 0j, None, print, Box, bytearray(), memoryview(b""), iter([]), {}.items(), {1: 2}.keys()):
    print("T" if thing else "F", not thing, bool(thing), end=" ")
print()
import collections
queue, counter, default = collections.deque([1, 2, 3]), collections.Counter("aab"), collections.defaultdict(list, a=[1])
while queue:
    print(queue.popleft(), end=" ")
while counter:
    print(counter.popitem(), end=" ")
while default:
    print(default.popitem(), end=" ")
stack = list("abc")
while stack:
    print(stack.pop(), end=" ")
print(len(stack), not queue, not counter)
