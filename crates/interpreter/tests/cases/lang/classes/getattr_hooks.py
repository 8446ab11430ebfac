# __getattr__ and __getattribute__: when each is called, and what they raise.
class Lazy:
    present = 1
    def __getattr__(self, name):
        print("getattr", name)
        if name.startswith("x"):
            return name.upper()
        raise AttributeError(f"no {name}")
l = Lazy()
print(l.present, l.xyz, getattr(l, "nope", "default"), hasattr(l, "nope"), hasattr(l, "x1"))
l.xyz = "set"
print(l.xyz)
try:
    l.other
except AttributeError as e:
    print(e)
class All:
    def __init__(self): self.v = 1
    def __getattribute__(self, name):
        print("getattribute", name)
        return super().__getattribute__(name)
    def m(self): return "method"
a = All()
print(a.v, a.m())
class Both:
    def __getattribute__(self, name):
        if name == "blocked":
            raise AttributeError("blocked by getattribute")
        return object.__getattribute__(self, name)
    def __getattr__(self, name): return f"fallback for {name}"
print(Both().blocked, Both().missing)
class Proxy:
    def __init__(self, target): object.__setattr__(self, "_t", target)
    def __getattr__(self, name): return getattr(self._t, name)
    def __setattr__(self, name, v): setattr(self._t, name, v)
class T: pass
t = T()
p = Proxy(t)
p.a = 5
print(t.a, p.a, vars(p).keys())
print(Proxy([1, 2]).count(1), Proxy("abc").upper())
try:
    len(Proxy([1]))
except TypeError as e:
    print(e)
class Dict(dict):
    __getattr__ = dict.get
print(Dict(a=1).a, Dict().b)
class Raises:
    def __getattr__(self, name): raise KeyError(name)
try:
    hasattr(Raises(), "x")
except KeyError as e:
    print(repr(e))
