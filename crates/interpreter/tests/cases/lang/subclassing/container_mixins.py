# A mapping and a sequence written with the fewest methods, and everything built on them.
class Mapping:
    def __contains__(self, k):
        try: self[k]
        except KeyError: return False
        return True
    def get(self, k, d=None):
        try: return self[k]
        except KeyError: return d
    def keys(self): return list(self)
    def items(self): return [(k, self[k]) for k in self]
    def values(self): return [self[k] for k in self]
    def __eq__(self, o): return dict(self.items()) == dict(o.items()) if hasattr(o, "items") else NotImplemented
    __hash__ = None
class Fold(Mapping):
    def __init__(self, **kw): self.d = {k.lower(): (k, v) for k, v in kw.items()}
    def __getitem__(self, k): return self.d[k.lower()][1]
    def __setitem__(self, k, v): self.d[k.lower()] = k, v
    def __delitem__(self, k): del self.d[k.lower()]
    def __iter__(self): return (k for k, _ in self.d.values())
    def __len__(self): return len(self.d)
f = Fold(Accept=1, HOST="x")
f["accept"] = 2; f["New"] = 3
print(f["ACCEPT"], "host" in f, "zz" in f, f.get("q", "-"), f.keys(), f.items(), f.values(), len(f), dict(f), {**f}, f == Fold(accept=2, HOST="x", New=3), f == 5, list(f), sorted(f), bool(f), max(f))
del f["NEW"]
try: f["new"]
except KeyError as e: print(e)
def show(**kw): return kw
print(show(**f), "{Accept}".format_map(f), "%(HOST)s" % f, [*f])
class Seq:
    def __init__(self, n): self.n = n
    def __len__(self): return self.n
    def __getitem__(self, i):
        if i < 0: i += self.n
        if 0 <= i < self.n: return chr(97 + i)
        raise IndexError(i)
s = Seq(5)
print(list(s), s[-1], "c" in s, "z" in s, list(reversed(s)), "".join(s), [*enumerate(s)][:2], sorted(s, reverse=True), max(s), tuple(zip(s, s)), dict(zip(s, range(5))), iter(s).__next__(), next(iter(s)), [x for x in s if x > "b"], set(s) == set("abcde"), len(s), bool(Seq(0)))
a, *rest = s
print(a, rest)
