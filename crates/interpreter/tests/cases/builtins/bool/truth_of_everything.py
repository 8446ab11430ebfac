# bool() of values of every type, and of containers that hold falsy values.
class Len0:
    def __len__(self): return 0
class False_:
    def __bool__(self): return False
class Both:
    def __bool__(self): return True
    def __len__(self): return 0
values = {"None": None, "False": False, "0": 0, "0.0": 0.0, "-0.0": -0.0, "0j": 0j, "''": "", "b''": b"", "[]": [], "()": (), "{}": {}, "set()": set(), "frozenset()": frozenset(), "range(0)": range(0), "bytearray()": bytearray(), "{}.keys()": {}.keys(), "{}.items()": {}.items(), "memoryview(b'')": memoryview(b""), "Len0()": Len0(), "False_()": False_(), "Both()": Both(), "nan": float("nan"), "' '": " ", "'0'": "0", "'False'": "False", "[0]": [0], "[[]]": [[]], "(None,)": (None,), "{0}": {0}, "{0: 0}": {0: 0}, "0.1": 0.1, "1e-320": 1e-320, "-1": -1, "1j": 1j, "object()": object(), "len": len, "int": int, "lambda": lambda: 0, "...": ..., "iter([])": iter([]), "gen": (x for x in []), "zip()": zip(), "map": map(str, []), "range(1)": range(1), "Exception()": Exception(), "slice(0)": slice(0), "b'\\0'": b"\0"}
print("falsy:", *[k for k, v in values.items() if not v])
print("truthy:", *[k for k, v in values.items() if v])
print(all(bool(v) == (not not v) == (True if v else False) == (v and True or False if v else False) for v in values.values()), len(list(filter(None, values.values()))), sum(map(bool, values.values())), any([False_()]), all([]), any([]), all([[]]), any([[]]))
