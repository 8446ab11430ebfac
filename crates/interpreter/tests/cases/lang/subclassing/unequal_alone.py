# A subclass of a builtin type that says only what is unequal, and what else builtin comparisons leave to guests.
class I(int):
    def __ne__(self, o): return "ne"
print(I(1) != 1, I(1) == 1, 1 != I(1), {I(1): 2}[1], I(1) in [1])
class S(str):
    def __ne__(self, o): return "sne"
print(S("a") != "a", "a" != S("a"), S("a") == "a")
class L(list):
    def __ne__(self, o): return "lne"
print(L([1]) != [1], L([1]) == [1], [1] != L([1]))
for test in (lambda: isinstance(1, ("a", int)), lambda: isinstance(1, (int, "a")), lambda: issubclass(int, ("a", int))):
    try:
        print(test())
    except TypeError as e:
        print(e)
import weakref
class W: pass
w = W()
a, b = weakref.ref(w), weakref.ref(w, lambda r: None)
print(a == b, a != b, a is weakref.ref(w), hash(a) == hash(w))
class E:
    def __init__(self, n): self.n = n
    def __eq__(self, o): return self.n == o.n
    def __hash__(self): return self.n
x, y = E(1), E(1)
r, s = weakref.ref(x), weakref.ref(y)
print(r == s, r != s, {r: 1}[s])
del x
print(r == s, r() is None)
class A1: pass
class B1:
    def __len__(self): return 0
class C1(A1): pass
print(bool(C1()))
C1.__bases__ = (B1,)
print(A1.__subclasses__(), B1.__subclasses__(), C1.__mro__, bool(C1()))
B1.__bool__ = lambda self: True
print(bool(C1()))
