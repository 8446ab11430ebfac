# Subclasses of dict: __missing__, overridden items, what update bypasses.
class Default(dict):
    def __init__(self, factory, *a, **k):
        super().__init__(*a, **k)
        self.factory = factory
    def __missing__(self, key):
        value = self[key] = self.factory()
        return value
d = Default(list, x=[0])
d["a"].append(1)
d["a"].append(2)
print(d, d["x"], d.get("zzz"), "zzz" in d, type(d).__name__)
class Counter(dict):
    def __missing__(self, k): return 0
c = Counter()
for ch in "banana":
    c[ch] += 1
print(c, c["q"], "q" in c, c == {"b": 1, "a": 3, "n": 2})
class Lower(dict):
    def __setitem__(self, k, v): super().__setitem__(k.lower(), v)
    def __getitem__(self, k): return super().__getitem__(k.lower())
    def __contains__(self, k): return super().__contains__(k.lower())
l = Lower()
l["ABC"] = 1
print(l["abc"], "Abc" in l, l, l.get("ABC"), l.get("abc"))
l.update(DEF=2)
print(l)
class Attr(dict):
    def __getattr__(self, k):
        try:
            return self[k]
        except KeyError:
            raise AttributeError(k) from None
    def __setattr__(self, k, v): self[k] = v
    def __delattr__(self, k): del self[k]
a = Attr(x=1)
a.y = 2
del a.x
print(a, a.y, hasattr(a, "x"))
print(type(d.copy()).__name__, type(d | {}).__name__, type({**d}).__name__, dict(c) == c, Attr.fromkeys("ab", 0), type(Attr.fromkeys("a")).__name__)
class Ordered(dict):
    def __iter__(self): return iter(sorted(super().keys()))
    def keys(self): return sorted(super().keys())
o = Ordered(b=1, a=2)
print(list(o), o, list(o.items()), {**o}, dict(o), sorted(o))
class Repr(dict):
    def __repr__(self): return f"Repr({super().__repr__()})"
print(Repr(a=1), [Repr()], str(Repr(b=2)))
class Frozen(dict):
    def __hash__(self): return hash(frozenset(self.items()))
print({Frozen(a=1): "ok"}[Frozen(a=1)])
