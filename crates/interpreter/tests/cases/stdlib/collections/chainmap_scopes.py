# ChainMap as nested scopes and layered settings.
from collections import ChainMap
builtins = {"print": "fn", "len": "fn"}
globals_ = {"x": 1, "y": 2}
scope = ChainMap({}, globals_, builtins)
inner = scope.new_child()
inner["x"] = 10
print(inner["x"], scope["x"], inner["len"], inner.parents["x"])
print(list(inner.maps[0]), len(inner), sorted(inner))
del inner["x"]
print(inner["x"])
try:
    del inner["y"]
except KeyError as e:
    print(e)
settings = ChainMap({"debug": True}, {"debug": False, "level": 3})
print(dict(settings), settings.get("nope", "dflt"), {**settings})
settings["level"] = 9
print(settings.maps)
print(ChainMap({"a": 1}, {"a": 2, "b": 3}).items() >= {("a", 1)}, "b" in settings)
