# dumps with every option.
import json
data = {"b": [1, 2.5, None, True, "é\n\"\\\x01\x7f"], "a": {"x": {}, "y": [], "z": (1, 2)}, 3: 1, 1.5: 2, True: 3, None: 4}
print(json.dumps(data), json.dumps(data, ensure_ascii=False), json.dumps([1, [2, {"a": 3}]], indent=2), json.dumps({"a": [1], "b": {}}, indent="--"), json.dumps([], indent=3), json.dumps([1, 2], indent=0), json.dumps({"a": 1}, separators=(",", ":")), json.dumps({"b": 1, "a": 2}, sort_keys=True), json.dumps([1], indent=1, separators=(";", "=")))
print(json.dumps("😀"), json.dumps("😀", ensure_ascii=False), json.dumps("\ud800"), json.dumps(10 ** 30), json.dumps(-0.0), json.dumps(1e100), json.dumps(1e16), json.dumps(0.1), json.dumps([float("nan"), float("inf"), -float("inf")]), json.dumps("/</script>"))
class C:
    def __init__(self, v): self.v = v
print(json.dumps([C(1), {"k": C([C(2)])}], default=lambda o: {"v": o.v}), json.dumps({1, 2}, default=sorted), json.dumps(C(1), default=lambda o: o.v, indent=1), json.dumps({(1, 2): 3, "a": 1}, skipkeys=True))
class E(json.JSONEncoder):
    def default(self, o):
        if isinstance(o, set):
            return sorted(o)
        return super().default(o)
print(json.dumps({"s": {3, 1}}, cls=E), E(indent=2).encode({"s": {1}}), "".join(E().iterencode([1, {2}])), json.JSONEncoder(sort_keys=True).encode({"b": 1, "a": 2}), json.JSONEncoder().encode("x"))
class L(list): pass
class D(dict): pass
class S(str): pass
class N(int):
    def __repr__(self): return "N!"
class F(float):
    def __repr__(self): return "F!"
print(json.dumps([L([1]), D(a=1), S("s"), N(5), F(1.5)]), json.dumps({S("k"): 1, N(2): 3}))

def err(f, *a, **k):
    try:
        print("no error:", f(*a, **k))
    except Exception as e:
        print(type(e).__name__, e)

loop = []
loop.append(loop)
for f in (lambda: json.dumps({1}), lambda: json.dumps(C(1)), lambda: json.dumps(b"x"), lambda: json.dumps({(1,): 2}), lambda: json.dumps(loop), lambda: json.dumps(float("nan"), allow_nan=False), lambda: json.dumps({1: 1, "a": 2}, sort_keys=True), lambda: json.dumps({1}, cls=json.JSONEncoder), lambda: json.dumps(C(1), default=lambda o: o), lambda: json.dumps(1, nonsense=2), lambda: json.dumps(), lambda: json.dumps({b"k": 1})):
    err(f)
