# Equality of dicts with mixed numbers, nested values, nan and own objects.
nan = float("nan")
print({1: 2} == {1.0: 2.0}, {1: 2} == {True: 2}, {"a": [1, {"b": 2}]} == {"a": [1, {"b": 2}]}, {"a": 1, "b": 2} == {"b": 2, "a": 1}, {"a": 1} == {"a": 1, "b": 2}, {} == [], {} == None, {nan: 1} == {nan: 1}, {float("nan"): 1} == {float("nan"): 1}, {1: nan} == {1: nan}, {1: float("nan")} == {1: float("nan")}, {(): {}} == {(): {}}, {1: 2}.items() == {1: 2}.items(), {1: 2}.keys() == {1}, {1: 2}.values() == {1: 2}.values())
class E:
    def __init__(self, v): self.v = v
    def __eq__(self, o): print("eq", self.v, end=" "); return True
    __hash__ = None
print({"a": E(1)} == {"a": E(2)}, {"a": E(1)} == {"b": E(2)}, {"a": E(1)} == {"a": 5})
e = E(3); print({"k": e} == {"k": e}, {"k": e} != {"k": e}, e in {"k": e}.values(), ("k", e) in {"k": e}.items())
for op in ("<", ">", "<=", ">="):
    try: eval(f"{{1: 2}} {op} {{1: 3}}")
    except TypeError as err: print(err)
