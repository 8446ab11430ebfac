# An array is not a bytearray: it has the methods of arrays only.
import array
import collections.abc

numbers = array.array("i", [3, 1, 2])
print(isinstance(numbers, (bytes, bytearray)), array.array.__mro__, array.array.__bases__)
print([name for name in dir(numbers) if not name.startswith("_")])
for name in ("upper", "join", "decode", "hex", "find", "split", "clear", "copy", "translate"):
    print(name, hasattr(numbers, name), end=" ")
print()
print(isinstance(numbers, collections.abc.MutableSequence), isinstance(numbers, collections.abc.Iterable))
numbers.append(5)
numbers.extend([7, 8])
numbers.insert(0, 9)
print(numbers, len(numbers), numbers[0], numbers[-1], numbers[1:3], 7 in numbers, numbers.count(7))
numbers[1:3] = array.array("i", [10, 20, 30])
del numbers[0]
print(numbers.tolist(), list(reversed(numbers)), sorted(numbers), sum(numbers), max(numbers))
print(bytes(array.array("B", b"abc")), bytearray(array.array("B", [1, 2])), memoryview(numbers).format, memoryview(numbers).nbytes)
print(numbers == array.array("i", numbers), numbers < array.array("i", [100]), numbers == [1], numbers != numbers)
print(numbers.tobytes()[:8], numbers.itemsize, numbers.typecode, bool(array.array("d")))
for action in (
    lambda: hash(numbers),
    lambda: numbers.upper(),
    lambda: numbers + [1],
    lambda: numbers.append("a"),
    lambda: numbers[99],
    lambda: numbers.remove(1000),
    lambda: bytearray.upper([]),
    lambda: numbers.missing,
):
    try:
        print(action())
    except Exception as error:
        print(type(error).__name__, error)


class Marked(array.array):
    def total(self):
        return sum(self)


marked = Marked("h", [1, 2, 3])
print(marked, marked.total(), type(marked).__mro__[1], isinstance(marked, array.array), marked * 2, marked + marked)
import copy
print(copy.copy(numbers), copy.deepcopy(marked), type(copy.copy(marked)).__name__)
