import sys
for value in (0, 1, 2**30, 2**60, -5, True, 1.5, 1j, "", "a", "é", "€", "😀", b"", b"abc", [], (), (1,), None, {}, set(), frozenset(), range(3)):
    print(repr(value), sys.getsizeof(value))
class Sized:
    def __sizeof__(self):
        return 100
print(sys.getsizeof(Sized()) >= 100)
