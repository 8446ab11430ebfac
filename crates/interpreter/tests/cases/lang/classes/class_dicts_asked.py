# What `__dict__` of a class says of names, and how a property without a setter names its class.
class Point:
    x = 1

    def move(self):
        pass


class Sub(Point):
    y = 2


print("x" in Point.__dict__, "x" in Sub.__dict__, "y" in Sub.__dict__, "move" in Point.__dict__, 5 in Point.__dict__)
print(Point.__dict__["x"], Point.__dict__.get("x"), Sub.__dict__.get("x"), Sub.__dict__.get("x", "absent"), Sub.__dict__.get(5, "none"))
for key in ("absent", 5, None):
    try:
        Point.__dict__[key]
    except KeyError as error:
        print("KeyError", error)
print("upper" in str.__dict__, "nothing" in str.__dict__, str.__dict__.get("nothing"), int.__dict__["real"] is not None)
print("bit_length" in int.__dict__, "bit_length" in bool.__dict__, "__init__" in object.__dict__, "__len__" in list.__dict__)
Point.z = 3
print("z" in Point.__dict__, Point.__dict__["z"])
del Point.x
print("x" in Point.__dict__, Point.__dict__.get("x", "gone"))


class Outer:
    class Inner:
        @property
        def fixed(self):
            return 1


def local():
    class Here:
        @property
        def fixed(self):
            return 1

    return Here


for cls in (Outer.Inner, local()):
    for change in (lambda o: setattr(o, "fixed", 2), lambda o: delattr(o, "fixed")):
        try:
            change(cls())
        except AttributeError as error:
            print(error)
