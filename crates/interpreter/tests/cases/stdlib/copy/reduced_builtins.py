# The parts that sets, bytearrays, ranges and slices are made of anew.
import copy

for value in ({1}, frozenset([1]), range(3), slice(1, 2), bytearray(b"x"), bytearray(), set()):
    for protocol in (0, 2, 3, 4):
        print(protocol, value.__reduce_ex__(protocol))
    parts = value.__reduce_ex__(4)
    print(parts[0](*parts[1]) == value, copy.copy(value) == value, copy.deepcopy(value) == value)


class Named(set):
    def __init__(self, *args):
        super().__init__(*args)
        self.name = "n"


named = Named([1, 2])
print(named.__reduce_ex__(2), named.__reduce__(), copy.copy(named).name, copy.deepcopy(named))
