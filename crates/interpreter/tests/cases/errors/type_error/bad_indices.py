# Indices of the wrong type for each sequence.
for name, seq in (("list", [1, 2]), ("tuple", (1, 2)), ("str", "ab"), ("bytes", b"ab"), ("bytearray", bytearray(b"ab")), ("range", range(2)), ("memoryview", memoryview(b"ab"))):
    for index in ("a", 1.0, None, (0,), [0], {}, 1j, slice("a", None), slice(None, None, 0), slice(1.5)):
        try:
            print(seq[index])
        except (TypeError, ValueError, NotImplementedError) as e:
            print(name, repr(index), "|", type(e).__name__, e)
for name, seq in (("list", [1, 2]), ("bytearray", bytearray(b"ab"))):
    for index in ("a", 1.0, None):
        try:
            seq[index] = 1
        except TypeError as e:
            print(name, "|", e)
        try:
            del seq[index]
        except TypeError as e:
            print(name, "|", e)
class BadIndex:
    def __index__(self): return "x"
try:
    [1][BadIndex()]
except TypeError as e:
    print(e)
