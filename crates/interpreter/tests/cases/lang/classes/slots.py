# __slots__: no dict, inheritance, defaults, errors.
class P:
    __slots__ = ("x", "y")
    def __init__(self, x, y): self.x, self.y = x, y
p = P(1, 2)
print(p.x, p.y, hasattr(p, "__dict__"))
for action in ("p.z = 1", "p.__dict__", "del p.x; p.x", "del p.x"):
    try:
        exec(action)
    except AttributeError as e:
        print(e)
p.x = 5
print(p.x, type(P.x).__name__, P.__slots__)
class Sub(P):
    __slots__ = "z"
s = Sub(1, 2)
s.z = 3
print(s.x, s.y, s.z)
try:
    s.w = 1
except AttributeError as e:
    print(e)
class WithDict(P): pass
w = WithDict(1, 2)
w.extra = 1
print(w.__dict__, w.x)
class Both:
    __slots__ = ("a", "__dict__")
b = Both()
b.a = 1
b.other = 2
print(b.a, b.__dict__)
try:
    class Clash:
        __slots__ = ("v",)
        v = 1
except ValueError as e:
    print(e)
class Default:
    __slots__ = ()
    v = 1
d = Default()
print(d.v)
try:
    d.v = 2
except AttributeError as e:
    print(e)
try:
    class A:
        __slots__ = ("a",)
    class B:
        __slots__ = ("b",)
    class C(A, B): pass
except TypeError as e:
    print(e)
try:
    class Bad:
        __slots__ = ("not valid",)
except TypeError as e:
    print(e)
class Priv:
    __slots__ = ("__secret",)
    def __init__(self): self.__secret = 1
print(Priv()._Priv__secret)
try:
    p.unset_slot
except AttributeError as e:
    print(e)
