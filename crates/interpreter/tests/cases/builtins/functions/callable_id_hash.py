# callable, id, hash in ways that do not depend on addresses.
class C:
    def __call__(self): pass
    def m(self): pass
    @staticmethod
    def s(): pass
print([callable(x) for x in (len, print, int, C, C(), C().m, C.s, lambda: 0, str.upper, "x".upper, 5, "s", None, [], object(), type, ValueError, range, property(), staticmethod(len), iter([]), (x for x in []))])
a = []
b = a
print(id(a) == id(b), id(a) == id([1]), id(a) == id(a), isinstance(id(a), int), hash(5), hash(-1), hash(2 ** 61 - 1), hash(True), hash(1.0), hash(0.5), hash(()), isinstance(hash("a"), int), hash("a") == hash("a"), hash((1, 2)) == hash((1, 2)), hash(frozenset([1])) == hash(frozenset([1])), hash(None) == hash(None), hash(int) == hash(int), hash(range(3)) == hash(range(3)))
for bad in ([], {}, set(), bytearray(), [1], ([],), slice(1), {}.keys()):
    try:
        hash(bad)
    except TypeError as e:
        print(e)
for bad in (lambda: hash(), lambda: callable(), lambda: id(), lambda: hash(1, 2)):
    try:
        bad()
    except TypeError as e:
        print(e)
