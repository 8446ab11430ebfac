# Binary operators between types that do not fit.
values = {"int": 1, "float": 1.5, "str": "s", "bytes": b"b", "list": [1], "tuple": (1,), "dict": {"a": 1}, "set": {1}, "none": None}
for op in ("+", "-", "*", "/", "//", "%", "**", "@", "<<", ">>", "&", "|", "^"):
    for a in ("int", "str", "list", "none", "dict"):
        for b in ("str", "list", "none", "float", "set"):
            try:
                eval(f"x {op} y", {"x": values[a], "y": values[b]})
            except TypeError as e:
                print(f"{a} {op} {b} | {e}")
