# Copies of nested containers, keys, sets and views.
import copy
data = {"list": [1, [2, 3]], "tuple": (1, [2]), "set": {1, 2}, "dict": {"k": {"z": 1}}, "str": "s", "none": None}
shallow, deep = copy.copy(data), copy.deepcopy(data)
data["list"][1].append(4); data["dict"]["k"]["z"] = 9; data["tuple"][1].append(3); data["set"].add(3)
print(shallow["list"], shallow["dict"], shallow["tuple"], sorted(shallow["set"]))
print(deep["list"], deep["dict"], deep["tuple"], sorted(deep["set"]))
print(shallow["tuple"] is data["tuple"], deep["tuple"] is data["tuple"], deep["str"] is data["str"])
rows = [[0] * 2 for _ in range(2)]; alias = [[0] * 2] * 2
for r in (rows, alias, copy.deepcopy(alias), copy.copy(rows)):
    r[0][0] = 7
    print(r)
print([1, 2, 3].copy(), {"a": 1}.copy(), {1}.copy(), bytearray(b"x").copy(), [1, 2][:], list((1,)), dict(a=1))
print(copy.copy(range(3)), copy.copy("x"), copy.deepcopy(frozenset({(1, 2)})), copy.deepcopy(lambda: 5)())
big = [[[[[1]]]]]; c = copy.deepcopy(big); c[0][0][0][0][0] = 2; print(big, c)
