# None as a default, sentinels, is against ==, and falsy values kept.
MISSING = object()
def get(d, k, default=None): return d[k] if k in d else default
def strict(d, k, default=MISSING):
    if k in d: return d[k]
    if default is MISSING: raise KeyError(k)
    return default
d = {"zero": 0, "none": None, "empty": ""}
print([get(d, k, "dflt") for k in ("zero", "none", "empty", "x")], [d.get(k) or "falsy" for k in d], [d.get(k) if d.get(k) is not None else "none" for k in d], strict(d, "none"), strict(d, "x", None))
try: strict(d, "x")
except KeyError as e: print(e)
def f(x=None, *, y=...): return x is None, y is ...
print(f(), f(0), f(y=None), f(None, y=...))
class AlwaysEqual:
    def __eq__(self, o): return True
a = AlwaysEqual()
print(a == None, a is None, None == a, a != None, None in [a], a in [None], [a].count(None))
vals = [0, 0.0, "", [], {}, (), set(), None, False, range(0), b""]
print([v is None for v in vals], [v == None for v in vals], [bool(v) for v in vals], [v or "d" for v in vals][:3], len([v for v in vals if v is not None]), list(filter(None, vals)))
x = None
print(x and x.attr, x is None or x.attr, (x or {}).get("k"), [*(x or [])], x if x is not None else "else", not x, str(x), repr([x]), f"{x}", type(x)() is x)
NotSet = type("NotSet", (), {"__repr__": lambda s: "NotSet", "__bool__": lambda s: False})()
def g(v=NotSet): return v
print(g(), bool(g()), g() is NotSet, g(None), NotSet or "other")
