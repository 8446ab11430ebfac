from collections import defaultdict, OrderedDict, Counter
inventory = {"apple": 3, "pear": 0, "fig": 7}
print({k: v for k, v in inventory.items() if v}, sorted(inventory, key=inventory.get), max(inventory.items(), key=lambda kv: kv[1]), sum(inventory.values()))
inverted = defaultdict(list)
for name, amount in inventory.items():
    inverted[amount % 2].append(name)
print(dict(inverted), inverted, inverted.default_factory)
merged = inventory | {"fig": 1, "kiwi": 2}
inventory |= {"plum": 5}
print(merged, inventory, {**inventory, "apple": 0}, list(reversed(inventory)), inventory.pop("plum"), inventory.pop("none", None), inventory.setdefault("nut", []))
inventory["nut"].append(1)
print(inventory, inventory.get("x"), "fig" in inventory, len(inventory), list(inventory.keys() - {"nut"}) != [], inventory.keys() >= {"fig"}, inventory.popitem())
nested = {"a": {"b": {"c": 1}}, "x": [{"y": 2}]}
def walk(value, path=()):
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from walk(inner, path + (key,))
    elif isinstance(value, list):
        for at, inner in enumerate(value):
            yield from walk(inner, path + (at,))
    else:
        yield path, value
print(list(walk(nested)), dict(zip("abc", range(3))), dict([("k", 1)], z=2), dict.fromkeys("ab", 0), {1: "a", 1.0: "b", True: "c"})
od = OrderedDict.fromkeys("abcd")
od.move_to_end("b")
od.move_to_end("d", last=False)
print(list(od), od.popitem(last=False), od == OrderedDict.fromkeys("acb"), od == dict.fromkeys("bca"), repr(od))
tree = lambda: defaultdict(tree)
t = tree()
t["x"]["y"]["z"] = 1
print(t["x"]["y"]["z"], list(t), str(dict(t["x"]["y"])))
try:
    for key in inventory:
        inventory[key + "!"] = 1
except RuntimeError as error:
    print(error)
try:
    {}[[1]]
except TypeError as error:
    print(error)
print(*(f"{k}={v!r}" for k, v in sorted(Counter("mississippi").items())), sep=", ")
