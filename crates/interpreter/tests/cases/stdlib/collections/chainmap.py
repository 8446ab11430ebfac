from collections import ChainMap
base, over = {"a": 1, "b": 2}, {"b": 20, "c": 30}
m = ChainMap(over, base)
print(m, m["b"], m["a"], len(m), list(m), sorted(m.items()), "a" in m, m.get("zz", 0))
m["a"] = 100; print(over, base)
del m["a"]; print(m["a"])
child = m.new_child({"z": 0}); print(child.maps[0], child.parents == m, child["z"], dict(child))
print(m | {"n": 1}, ChainMap(), bool(ChainMap()), m.copy().maps[1] is base)
for bad in (lambda: m["none"], lambda: m.pop("a"), lambda: m.__delitem__("a"), lambda: ChainMap().popitem()):
    try:
        bad()
    except KeyError as e:
        print(e)
print(ChainMap({"x": 1}, {"x": 2}) == {"x": 1}, m.pop("b"), m["b"], list(ChainMap({}, {"k": 1}).values()))
