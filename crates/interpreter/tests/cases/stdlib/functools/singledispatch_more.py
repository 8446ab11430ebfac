# singledispatch, singledispatchmethod, total_ordering, cached_property.
from functools import singledispatch, singledispatchmethod, total_ordering, cached_property
from collections.abc import Sequence, Mapping
from numbers import Number
from typing import Union
from dataclasses import dataclass

def err(fn, *a, **k):
    try: print("no error:", fn(*a, **k))
    except Exception as e: print(type(e).__name__, "-", e)

@singledispatch
def fun(x, verbose=False): return f"default {x!r}"
@fun.register
def _(x: int, verbose=False): return f"int {x}" + ("!" if verbose else "")
@fun.register(list)
def _(x, verbose=False): return "list " + ",".join(fun(i) for i in x)
@fun.register(float)
@fun.register(complex)
def num(x, verbose=False): return f"num {x}"
@fun.register(Mapping)
def _(x, verbose=False): return "map"
@fun.register
def _(x: Union[bytes, bytearray], verbose=False): return "bytes"
@fun.register
def _(x: str | None, verbose=False): return "text or none"
fun.register(type(Ellipsis), lambda x: "dots")
class Sub(int): pass
print(fun(1), fun(True, verbose=True), fun(Sub(3)), fun([1, 2.5, "a"]), fun({}), fun(b""), fun(None), fun("s"), fun(...), fun(2j), fun({1}), fun.dispatch(int)(9), fun.dispatch(bool) is fun.dispatch(int), fun.dispatch(set)(0), sorted(c.__name__ for c in fun.registry), fun.__name__, num(1))
err(fun); err(fun.register, 5); err(lambda: fun.register("x", print))
class Neg:
    @singledispatchmethod
    def neg(self, arg): raise NotImplementedError(f"cannot negate {type(arg).__name__}")
    @neg.register
    def _(self, arg: int): return -arg
    @neg.register
    def _(self, arg: bool): return not arg
    @singledispatchmethod
    @classmethod
    def make(cls, x): return (cls.__name__, "any")
    @make.register
    @classmethod
    def _(cls, x: str): return (cls.__name__, x)
n = Neg(); print(n.neg(5), n.neg(True), Neg.make(1), Neg.make("s"), n.neg.__name__ if hasattr(n.neg, "__name__") else ""); err(n.neg, "x")
@total_ordering
class V:
    def __init__(self, n): self.n = n
    def __eq__(self, o): return self.n == o.n if isinstance(o, V) else NotImplemented
    def __lt__(self, o): return self.n < o.n if isinstance(o, V) else NotImplemented
    def __repr__(self): return f"V{self.n}"
print(V(1) < V(2), V(1) <= V(1), V(2) > V(1), V(2) >= V(3), V(1) != V(2), sorted([V(3), V(1)]), max(V(1), V(5))); err(lambda: V(1) >= 5); err(lambda: V(1) < "x")
def none():
    @total_ordering
    class Bad: pass
err(none)
@total_ordering
class Ge:
    def __init__(self, n): self.n = n
    def __eq__(self, o): return self.n == o.n
    def __ge__(self, o): return self.n >= o.n
print(Ge(1) < Ge(2), Ge(1) <= Ge(1), Ge(2) > Ge(1), Ge.__lt__.__name__, Ge.__lt__.__doc__)
class Data:
    def __init__(self): self.n = 0
    @cached_property
    def total(self): "Sum."; self.n += 1; return self.n * 10
d = Data(); print(d.total, d.total, d.n, d.__dict__, Data.total.__doc__, type(Data.total).__name__); d.total = 5; print(d.total); del d.total; print(d.total, d.n)
err(lambda: delattr(Data(), "total"))
class Slots:
    __slots__ = ("a",)
    @cached_property
    def p(self): return 1
err(lambda: Slots().p)
@dataclass
class Circle: r: float
@singledispatch
def area(s): raise TypeError(f"no area for {type(s).__name__}")
@area.register
def _(s: Circle): return 3 * s.r ** 2
print(area(Circle(2))); err(area, 5)
def conflict():
    class A(Sequence, Mapping): pass
@singledispatch
def amb(x): return "d"
amb.register(Sequence, lambda x: "seq"); amb.register(Number, lambda x: "number"); print(amb((1,)), amb(1.5), amb({}), amb("abc"))
