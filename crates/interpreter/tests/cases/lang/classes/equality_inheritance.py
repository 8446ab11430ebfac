# __eq__ between classes and subclasses, __ne__, identity shortcuts, symmetric fallbacks.
class P:
    def __init__(self, x): self.x = x
    def __eq__(self, o):
        print(f"{type(self).__name__}.eq", end=" ")
        if type(o) is not type(self): return NotImplemented
        return self.x == o.x
    def __hash__(self): return hash(self.x)
class Q(P): pass
class R(P):
    def __eq__(self, o):
        print("R.eq", end=" ")
        return True
    __hash__ = P.__hash__
print(P(1) == P(1)); print(P(1) == Q(1)); print(Q(1) == P(1)); print(P(1) == R(2)); print(R(2) == P(1)); print(P(1) != P(2)); print(P(1) == 1); print(1 == P(1)); print(P(1) != "x")
p = P(5)
print(p in [p], p in [P(5)], [p].index(p), [P(5)].count(P(5)))
print(p in (1, "a", None))
print({P(1): "a"}.get(P(1)), P(2) in {P(1)})
class Weird:
    def __eq__(self, o): return NotImplemented
    def __ne__(self, o): return NotImplemented
w = Weird()
print(w == w, w == Weird(), w != w, w != Weird())
class Raises:
    def __eq__(self, o): raise ValueError("compared")
try:
    Raises() == 1
except ValueError as e: print(e)
try:
    1 in [Raises()]
except ValueError as e: print(e)
print([Raises()] == [], (1, Raises()) == (2, Raises()), {1: Raises()} == {2: Raises()})
r = Raises()
print([r] == [r], r in [r], (r,) == (r,))
