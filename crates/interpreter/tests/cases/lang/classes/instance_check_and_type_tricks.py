# type(), isinstance, __class__, issubclass with tuples, virtual checks, type comparisons.
class A: pass
class B(A): pass
class C(B): pass
a, b, c = A(), B(), C()
for o in (a, b, c): print([isinstance(o, k) for k in (A, B, C, object)], [type(o) is k for k in (A, B, C)], [issubclass(type(o), k) for k in (A, B, C)], o.__class__.__name__)
print(isinstance(c, (int, (str, (B,)))), isinstance(c, ()), issubclass(C, (A, int)), type(c) == C, type(c) in (A, C), type(c).__mro__[1] is B, C.__base__ is B, B.__subclasses__() == [C], A in C.__mro__)
class Fake:
    @property
    def __class__(self): return A
print(isinstance(Fake(), A), isinstance(Fake(), Fake), type(Fake()) is Fake, Fake().__class__ is A)
def kind(x):
    return "bool" if isinstance(x, bool) else "number" if isinstance(x, (int, float, complex)) else "text" if isinstance(x, str) else "bytes" if isinstance(x, (bytes, bytearray)) else "seq" if isinstance(x, (list, tuple, range)) else "map" if isinstance(x, dict) else "set" if isinstance(x, (set, frozenset)) else "callable" if callable(x) else "none" if x is None else type(x).__name__
print([kind(x) for x in (True, 1, 1.5, 1j, "s", b"b", bytearray(), [], (), range(1), {}, set(), frozenset(), len, int, lambda: 0, None, a, ..., slice(1))])
for bad in (lambda: isinstance(1, 1), lambda: isinstance(1, "int"), lambda: isinstance(1, (int, "x")), lambda: isinstance("a", (int, "x")), lambda: issubclass(1, int), lambda: issubclass(int, 1), lambda: issubclass(a, A), lambda: isinstance(1), lambda: isinstance(1, [int]), lambda: isinstance(1, {int})):
    try: print(bad())
    except TypeError as e: print(e)
b.__class__ = A; print(type(b).__name__, isinstance(b, B))
types = {type(x): x for x in (1, "a", 2.0, None, [], a)}
print(sorted(t.__name__ for t in types), types[int], types[type(None)], types.get(bool))
