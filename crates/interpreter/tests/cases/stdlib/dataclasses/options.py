# repr, eq, order, frozen, unsafe_hash, init, match_args, kw_only.
from dataclasses import dataclass, field, FrozenInstanceError, fields, is_dataclass

def err(f, *a, **k):
    try:
        print("no error:", f(*a, **k))
    except Exception as e:
        print(type(e).__name__, "-", e)

@dataclass
class P:
    x: int
    y: int = 0
print(P(1), P(1, 2) == P(1, 2), P(1) != P(2), P(1) == (1, 0), P.__match_args__, P.__eq__ is not object.__eq__, P.__hash__)
err(P); err(P, 1, 2, 3); err(P, 1, z=2); err(P, 1, x=2); err(lambda: P(1) < P(2)); err(hash, P(1)); err(lambda: {P(1)})
@dataclass(order=True)
class O:
    a: int
    b: str = field(compare=False, default="")
print(O(1, "z") < O(2), O(1, "z") == O(1, "q"), sorted([O(3), O(1), O(2)]), max(O(1), O(5)), O(2) >= O(2)); err(lambda: O(1) < 5)
@dataclass(frozen=True)
class F:
    a: int
    b: list = field(default_factory=list, hash=False)
f = F(1); print(f, hash(F(1)) == hash(F(1, [2])), {F(1): "v"}[F(1, [])] if F(1) == F(1, []) else None)
err(setattr, f, "a", 2); err(delattr, f, "a"); err(setattr, f, "new", 2); print(issubclass(FrozenInstanceError, AttributeError)); f.b.append(1); print(f)
@dataclass(unsafe_hash=True)
class U: a: int
print(hash(U(1)) == hash(U(1)), len({U(1), U(1)}))
@dataclass(repr=False, eq=False)
class N: a: int
print("object at" in repr(N(1)), N(1) == N(1), N.__hash__ is object.__hash__)
@dataclass(init=False)
class I:
    a: int = 5
print(I(), I.a); err(I, 1)
@dataclass(kw_only=True)
class K:
    a: int
    b: int = 2
print(K(a=1), K.__match_args__); err(K, 1); err(K)
@dataclass(match_args=False)
class M: a: int
print(hasattr(M, "__match_args__"), is_dataclass(M), is_dataclass(M(1)), is_dataclass(5), is_dataclass(int))
def bad(**k):
    @dataclass(**k)
    class B:
        a: int
        def __lt__(self, o): return True
        def __hash__(self): return 1
        def __setattr__(self, k, v): pass
    return B(1)
err(bad, order=True); err(bad, eq=False, order=True); err(bad, unsafe_hash=True); err(bad, frozen=True); err(bad, nope=1)
def mutable():
    @dataclass
    class B: a: list = []
def order_of_defaults():
    @dataclass
    class B:
        a: int = 1
        b: int
def two(): 
    @dataclass
    class B: a: dict = {}; b: set = field(default=set())
err(mutable); err(order_of_defaults); err(two); err(lambda: field(default=1, default_factory=int))
