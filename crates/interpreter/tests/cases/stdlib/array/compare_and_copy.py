# Equality, order, copying and use as an object.
from array import array
import copy

a = array("i", [1, 2, 3])
print(a == array("i", [1, 2, 3]), a == array("d", [1.0, 2.0, 3.0]), a == [1, 2, 3], a != array("i", [1]))
print(a < array("i", [1, 2, 4]), a <= array("i", [1, 2, 3]), a > array("i", [1, 2]), a >= array("i", [9]))
try:
    a < [1]
except TypeError as e:
    print(e)
try:
    hash(a)
except TypeError as e:
    print(e)
c = copy.copy(a)
d = copy.deepcopy(a)
c.append(4)
print(a, c, d, c is a, d == a)
print(str(a), f"{a}", "%s" % (a,), repr([a]))
print(isinstance(a, array), isinstance(a, list), type(a), array.__name__, array.__module__)

class Stack(array):
    def push(self, x):
        self.append(x)
    def peek(self):
        return self[-1]

s = Stack("i", [1])
s.push(5)
print(s.peek(), len(s), isinstance(s, array), s)
try:
    a.nope = 1
except AttributeError as e:
    print(e)
try:
    a.typecode = "d"
except AttributeError as e:
    print(type(e).__name__)
from collections.abc import MutableSequence, Sequence
print(issubclass(array, MutableSequence), isinstance(a, Sequence))
match a:
    case [x, *rest]:
        print("matched", x, rest)
    case _:
        print("no match")
