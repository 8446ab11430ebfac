from types import SimpleNamespace, MappingProxyType
ns = SimpleNamespace(a=1, b="x")
print(ns, ns.a, vars(ns), ns == SimpleNamespace(a=1, b="x"), ns == SimpleNamespace(a=2))
ns.c = [1]
del ns.a
print(ns, repr(SimpleNamespace()))
ns.me = ns
print(ns)
class Sub(SimpleNamespace):
    pass
print(Sub(z=1))
d = {"k": 1}
view = MappingProxyType(d)
d["n"] = 2
print(view, view["k"], len(view), "n" in view, list(view), view.get("zz", 0), view == d, {**view})
print(view | {"q": 3}, list(view.items()), list(reversed(view)), view.copy() is d)
for change in (lambda: view.__setitem__("a", 1), lambda: view.pop("k")):
    try:
        change()
    except (TypeError, AttributeError) as e:
        print(type(e).__name__)
try:
    view["a"] = 1
except TypeError as e:
    print(e)
