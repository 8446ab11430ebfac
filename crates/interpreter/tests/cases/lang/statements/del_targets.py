# del of names, items, slices, attributes and groups of targets.
a = 1
del a
try:
    a
except NameError as e:
    print(e)
l = list(range(10))
del l[0]
del l[-1]
print(l)
del l[1:3]
print(l)
del l[::2]
print(l)
d = {"a": 1, "b": 2, "c": 3}
del d["a"], d["b"]
print(d)
class C:
    attr = 1
c = C()
c.x = 5
del c.x
print(hasattr(c, "x"))
del C.attr
print(hasattr(c, "attr"))
x, y, z = 1, 2, 3
del (x, [y, (z)])
print("x" in globals(), "y" in globals(), "z" in globals())
def f():
    v = 1
    del v
    try:
        print(v)
    except UnboundLocalError as e:
        print(type(e).__name__, e)
    v = 2
    return v
print(f())
del ()
nested = {"k": [1, [2, 3]]}
del nested["k"][1][0]
print(nested)
for statement in ("del missing", "del d['zz']", "del c.nothing", "del l[50]"):
    try:
        exec(statement)
    except Exception as e:
        print(type(e).__name__, e)
