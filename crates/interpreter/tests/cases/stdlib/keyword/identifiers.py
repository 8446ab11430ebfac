# Identifiers, keywords and names that can be bound.
import keyword
names = ["valid", "_x", "x1", "1x", "a b", "für", "日本", "a.b", "class", "match", "", "__dunder__", "x-y", "\u2118", "ª"]
for name in names:
    usable = name.isidentifier() and not keyword.iskeyword(name)
    try:
        exec(f"{name} = 1", {})
        bound = True
    except SyntaxError:
        bound = False
    print(repr(name), name.isidentifier(), usable, bound)
from collections import namedtuple
for field in ("class", "def", "ok", "_bad"):
    try:
        print(namedtuple("T", [field])._fields)
    except ValueError as error:
        print(error)
print(namedtuple("T", ["class", "x", "x", "_y"], rename=True)._fields)
