# namedtuple: fields, rename, defaults, module and errors.
from collections import namedtuple

def err(f, *a, **k):
    try:
        print("no error:", f(*a, **k))
    except Exception as e:
        print(type(e).__name__, "-", e)

P = namedtuple("P", "x y")
print(P(1, 2), P(x=1, y=2), P(*[3, 4]), P(**{"x": 5, "y": 6}), P._fields, P._field_defaults, P.__doc__, P.x.__doc__, P.__name__, P.__qualname__, P.__module__)
print(namedtuple("A", "a, b c")._fields, namedtuple("B", ["p", "q"])._fields, namedtuple("C", ("z",))._fields, namedtuple("D", "")(), namedtuple("E", [])._fields)
R = namedtuple("R", "class def x x _y 1z ok", rename=True)
print(R._fields, R(*range(7)))
Q = namedtuple("Q", "a b c", defaults=[10, 20])
print(Q(1), Q(1, 2), Q._field_defaults, Q(1, c=5), namedtuple("M", "a", module="elsewhere").__module__)
err(namedtuple, "X", "class")
err(namedtuple, "X", "a a")
err(namedtuple, "X", "_a")
err(namedtuple, "X", "1a")
err(namedtuple, "X", "a-b")
err(namedtuple, "1X", "a")
err(namedtuple, "class", "a")
err(namedtuple, "X", 5)
err(namedtuple, "X", "a", defaults=[1, 2])
err(namedtuple, "X", "a", True)
err(namedtuple, "X")
err(P)
err(P, 1)
err(P, 1, 2, 3)
err(P, 1, x=2)
err(P, 1, 2, z=3)
err(lambda: P(1, 2).z)
err(lambda: setattr(P(1, 2), "x", 5))
err(lambda: setattr(P(1, 2), "new", 5))
err(P(1, 2)._replace, z=5)
err(P._make, [1])
err(P._make, [1, 2, 3])
err(P._make, 5)
