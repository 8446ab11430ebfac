# Unbound methods of builtin types called with the wrong receiver.
for call in (lambda: str.upper(), lambda: str.upper(5), lambda: list.append([1]), lambda: list.append(5, 1), lambda: dict.get({}), lambda: dict.get(1, 2), lambda: int.bit_length("x"), lambda: str.join(",", 5), lambda: set.add({1}), lambda: tuple.index([1], 1), lambda: bytes.hex("a"), lambda: float.is_integer(1), lambda: list.sort((1,)), lambda: object.__repr__(), lambda: int.__add__(1), lambda: int.__add__(1, 2, 3), lambda: str.__len__(), lambda: list.__len__(5), lambda: dict.fromkeys(), lambda: int.from_bytes(), lambda: str.maketrans(), lambda: type.mro(5), lambda: range.index(range(3)), lambda: str.__add__("a", 5), lambda: list.__getitem__([1], "a"), lambda: dict.__setitem__({}, 1), lambda: int.__new__(), lambda: int.__new__(str), lambda: str.__new__(int, 1), lambda: object.__new__(int), lambda: list.__init__(), lambda: bool.__new__(int, 1)):
    try:
        print(call())
    except TypeError as e:
        print(e)
# differs: a blank at the start of CPython's own message
