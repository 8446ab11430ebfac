# Which names a named tuple takes, refuses and replaces.
from collections import namedtuple


def show(*args, **kwargs):
    try:
        print(args, kwargs, "->", namedtuple(*args, **kwargs)._fields)
    except Exception as error:
        print(args, kwargs, "!!", type(error).__name__, error)


class Text(str):
    pass


show("A", "a b c")
show("A", "a, b,c")
show("A", "")
show("A", [])
show("A", ("x", "y"))
show("A", {"k": 1, "l": 2})
print(namedtuple("A", (name for name in ("g", "h")))._fields)
show("A", [Text("t"), "u"])
show("A", ["é", "ß漢"])
show("A", "a a")
show("A", "_a")
show("A", "a class")
show("A", "a 1b")
show("A", ["a b"])
show("A", [1, 2])
show("class", "a")
show("1A", "a")
show("", "a")
show(5, "a")
show("A", "a class a _b 1c d", rename=True)
show("A", ["", "x", "x", "None", "y"], rename=1)
show("A", "_1 a _1", rename=True)
show("A", "a _0 b", rename=True)
show("def", "a", rename=True)
show("A", "match case _", rename=True)
show("A", "match case type")
show("A", "a b", defaults=(1,))
show("A", "a b", defaults=(1, 2, 3))
show("A", "a b", defaults=5)
show("A", 5)
show("A")
show("A", "a", 5)
print(namedtuple("A", "a b", defaults=[7])(1), namedtuple("A", "x def", rename=True)(1, 2)._asdict())
