# repr and ascii of every builtin type.
for v in (1, -1, 1.0, 1e100, 1j, True, None, ..., "s", "é", "it's", b"b\xff", bytearray(b"x"), [1, "é"], (1,), (), {"k": "é"}, {}, {1}, set(), frozenset([1]), range(1, 2), range(1, 5, 2), slice(1, None), int, str, type, ValueError, ValueError("x"), KeyError("k"), NotImplemented, {1: [2, (3,)]}, {}.keys(), {1: 2}.items(), memoryview, type(None), list[int], int | None, Exception("a", 1), float("nan"), -0.0, 10 ** 20):
    print(repr(v), ascii(v))
class R:
    def __repr__(self): return "R-é"
print(repr(R()), ascii(R()), [R()], ascii([R()]), f"{R()!a}", f"{R()!r}")
def f(): pass
class C:
    def m(self): pass
for v in (f, lambda: 0, C(), C().m, len, "".join, iter([]), (x for x in []), object(), enumerate([]), map(str, []), C.m, [].append, int.from_bytes, print, str.join, dict.fromkeys, (1).__add__, int.__add__, object.__init__, property(), zip(), staticmethod(f), classmethod(f), super(C, C())):
    print(repr(v).split(" at 0x")[0])
try:
    repr()
except TypeError as e:
    print(e)
