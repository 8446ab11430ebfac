# slots=True, weakref_slot, descriptors, docs and signatures.
from dataclasses import dataclass, field, fields
import inspect, copy

@dataclass(slots=True)
class S:
    a: int
    b: str = "x"
s = S(1); print(s, S.__slots__, hasattr(s, "__dict__"))
try: s.c = 5
except AttributeError as e: print(e)
s.a = 9; print(s, copy.copy(s), copy.deepcopy(s) == s)
@dataclass(frozen=True, slots=True)
class FS:
    a: int = 1
try: FS().a = 2
except Exception as e: print(type(e).__name__, e)
print(FS(), hash(FS()) == hash(FS(1)), copy.copy(FS(3)))
@dataclass(slots=True)
class Child(S):
    c: int = 0
print(Child(1), Child.__slots__, [f.name for f in fields(Child)])
try:
    @dataclass(slots=True)
    class Bad:
        __slots__ = ("q",)
        a: int
except TypeError as e: print(e)
try:
    @dataclass(weakref_slot=True)
    class Bad2: a: int
except TypeError as e: print(e)
@dataclass
class Doc:
    a: int
    b: str = "x"
    *_, = ()
print(Doc.__doc__, inspect.signature(Doc), inspect.signature(S))
@dataclass
class WithDoc:
    """Mine."""
    a: int = 1
print(WithDoc.__doc__)
class Upper:
    def __set_name__(self, owner, name): self.name = "_" + name
    def __get__(self, obj, cls): return "default" if obj is None else getattr(obj, self.name, "none")
    def __set__(self, obj, v): setattr(obj, self.name, v.upper())
@dataclass
class Desc: v: Upper = Upper()
print(Desc("abc").v, Desc().v)
print(Doc.__init__.__name__, Doc.__init__.__qualname__, Doc.__repr__.__qualname__, sorted(k for k in Doc.__dict__ if k.startswith("__data")), Doc.__init__.__annotations__, Doc.__dataclass_params__)
@dataclass
class Prop:
    x: int
    _x: int = field(init=False, repr=False)
    @property
    def x(self): return self._x
    @x.setter
    def x(self, v): self._x = v * 2
print(Prop(3).x)
@dataclass(eq=True, order=True, frozen=True)
class Version:
    major: int
    minor: int = 0
    def __str__(self): return f"{self.major}.{self.minor}"
vs = [Version(1, 2), Version(1), Version(0, 9)]
print(*sorted(vs), max(vs), Version(1) in vs, {v: str(v) for v in vs}[Version(1, 2)])
match Version(3, 4):
    case Version(major=3, minor=m): print("three", m)
match Doc(1, "q"):
    case Doc(a, b): print(a, b)
