# move_to_end and popitem at both ends, many times, and what goes wrong.
from collections import OrderedDict


def err(f, *args, **kwargs):
    try:
        print(f(*args, **kwargs))
    except Exception as e:
        print(type(e).__name__, e)


o = OrderedDict.fromkeys(range(40))
for i in range(0, 40, 3):
    o.move_to_end(i, last=False)
print(list(o)[:16], len(o))
for i in range(0, 40, 4):
    o.move_to_end(i)
print(list(o)[-12:], 17 in o, 41 in o)
print(o.popitem(last=False), o.popitem(), o.popitem(False), len(o))
for i in range(1000):
    o[i % 50] = i
    o.move_to_end(i % 50, last=i % 2)
    if len(o) > 30:
        o.popitem(last=i % 3 == 0)
print(list(o), list(reversed(o))[:3])
while o:
    o.popitem(last=False)
print(o, 3 in o)
o["a"] = 1
o.move_to_end("a", last=False)
o["b"] = 2
o.move_to_end("b", False)
print(o)
err(o.move_to_end, "zz")
err(o.move_to_end)
err(OrderedDict().popitem)
err(o.popitem, 1, 2)
err(OrderedDict, {3})
err(OrderedDict, 3)
err(OrderedDict, [1])
err(OrderedDict, [(1, 2, 3)])
err(OrderedDict, [[1]])
err(OrderedDict, [()])
err(OrderedDict, ["ab"])
err(OrderedDict, 1, 2)
err(o.update, 1, 2)
err(o.update, None)


class Loud(OrderedDict):
    def __setitem__(self, key, value):
        print("set", key)
        super().__setitem__(key, value)


l = Loud([("x", 1)], y=2)
l.update({"z": 3})
print(l)


class Key:
    def __init__(self, n):
        self.n = n

    def __eq__(self, other):
        return self.n == other.n

    def __hash__(self):
        return hash(self.n)

    def __repr__(self):
        return f"K{self.n}"


k = OrderedDict((Key(n), n) for n in range(4))
k.move_to_end(Key(1))
k.move_to_end(Key(2), last=[])
k.move_to_end(Key(3), last=[1])
print(k)
err(k.move_to_end, Key(9))
