# `sys.getsizeof`: the room that containers have made, which depends on how they came to be.
import sys

size = sys.getsizeof
grown, sizes = [], []
for n in range(70):
    grown.append(n)
    sizes.append(size(grown))
print(sizes)
print([size([n for n in range(count)]) for count in (0, 1, 3, 4, 5, 8, 9, 10, 16, 17, 40, 41, 100, 1000, 10000)])
print([size(list(range(count))) for count in (0, 1, 2, 3, 5, 10, 99, 1000, 10000)], size([0] * 7), size([1, 2, 3][:]))
one = 1
print(size([]), size([1]), size([1, 2]), size([1, 2, 3]), size([1, 2, 3, 4, 5]), size([one, one, one]), size([[]] * 3))
three = [1, 2, 3, 4]
three.append(5)
print(size(three))
for kind in (set, frozenset):
    print([size(kind(range(count))) for count in (0, 1, 4, 5, 18, 19, 20, 76, 77, 100, 1000)])
items, sizes = set(), []
for n in range(100):
    items.add(n)
    sizes.append(size(items))
print(sizes)
table, sizes = {}, []
for n in range(100):
    table[n] = n
    sizes.append(size(table))
print(sizes, size({"a": 1, "b": 2}), size({}), size(dict(a=1)))
print([size(text) for text in ("", "a", "hello", "é", "ł", "日本", "😀", "a" * 100, "é" * 100)])
print([size(number) for number in (0, 1, -1, 2**29, 2**30, 2**60, 2**100, 10**100, True, 1.5, 1j)], (1).__sizeof__(), (2**100).__sizeof__())
print(size(b""), size(b"abc"), size(bytearray()), size(()), size((1, 2)), size(None), size(...), size(range(10)), size(slice(1)), size(object()))


class Plain:
    def __init__(self):
        self.x = 1


class Slotted:
    __slots__ = ("a", "b")


class More(Slotted):
    __slots__ = ("c",)


class Nothing:
    __slots__ = ()


class Own:
    def __sizeof__(self):
        return 1000


class Below(list):
    pass


class Error(Exception):
    pass


print(size(Plain()), size(Slotted()), size(More()), size(Nothing()), size(Below()), size(Exception()), size(ValueError("x")), size(Error()))
print(size(Own()), Own().__sizeof__(), Plain().__sizeof__(), Slotted().__sizeof__(), [].__sizeof__(), {}.__sizeof__(), object().__sizeof__())
print(size(Plain), size(Slotted), size(int), size(len), size(lambda: 0), size(Plain.__init__), size(sys), size(n for n in ()))
print(size(iter([])), size(enumerate([])), size(zip()), size(map(str, [])), size(memoryview(b"a")), size({}.keys()), size(property()))
