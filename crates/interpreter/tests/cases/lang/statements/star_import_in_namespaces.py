# `from module import *` where `exec` has locals of its own.
names = {}
exec("import math; from math import *", {}, names)
print(len(names) > 40, "pi" in names, "math" in names)


def inner():
    local = {}
    exec("from math import *\nfound = sqrt(16)", {}, local)
    print("sin" in local, local["found"])
    both = {}
    exec("from math import *\nfound = floor(2.5)", both)
    print("sin" in both, both["found"])
    exec("from math import tau")
    print(locals().get("tau"))


inner()


class Kept(dict):
    def __setitem__(self, key, value):
        if not key.startswith("__"):
            print("set", key)
        dict.__setitem__(self, key, value)


import types, sys
small = types.ModuleType("small")
small.b, small.a, small._hidden = 1, 2, 3
sys.modules["small"] = small
kept = Kept()
exec("from small import *\nc = a + b", {}, kept)
print(kept)
small.__all__ = ["_hidden", "missing"]
kept = Kept()
try:
    exec("from small import *", {}, kept)
except AttributeError as error:
    print(error, kept)


class Body:
    exec("from small import a, b")
    small.__all__ = ["a"]
    exec("from small import *")
    names = sorted(name for name in vars() if not name.startswith("__"))


print(Body.a, Body.names)
for source in ("class A:\n    from math import *", "def f():\n    from math import *", "lambda: 1\nclass A:\n    def f(self):\n        from os import *"):
    for locals_ in (None, {}):
        try:
            exec(source, {}, locals_) if locals_ is not None else exec(source, {})
        except SyntaxError as error:
            print(error)
exec("from math import *\ndef area(r):\n    return r * 2\nprint(area(pi))", {}, {})
