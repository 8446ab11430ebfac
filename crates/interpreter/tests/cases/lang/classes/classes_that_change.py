# Assignment to __class__ of instances and classes, and to __bases__ of classes that others derive from.


def shown(function, *args):
    try:
        print(function(*args))
    except Exception as error:
        print(type(error).__name__, error)


class G:
    __slots__ = ("a", "b")


class H:
    __slots__ = ("b", "a")


class I:
    __slots__ = ("a", "c")


class Q(I):
    pass


class R(I):
    __slots__ = ("__dict__", "__weakref__")


class L(G):
    __slots__ = ("e",)


class M(H):
    __slots__ = ("e",)


g = G()
g.a = 1
g.__class__ = H
print(type(g).__name__, g.a, hasattr(g, "b"))
g.b = 2
print(g.a, g.b)
g.__class__ = G
print(g.a, g.b)
q = Q()
q.a, q.x = 1, 2
q.__class__ = R
print(type(q).__name__, q.a, q.x, q.__dict__)
for value, cls in ((G(), I), (G(), Q), (L(), M), (L(), G), (Q(), I), (G(), list), ([], G), (G(), 1), (object(), G), (1, bool)):
    shown(setattr, value, "__class__", cls)


class D:
    pass


class E:
    def hello(self):
        return "E" + self.name


class F(D, E):
    pass


d = D()
d.name = "!"
d.__class__ = F
print(d.hello(), d.__dict__)
d.__class__ = E
print(d.hello())


class Old(type):
    @property
    def shown(cls):
        return "old"


class New(type):
    @property
    def shown(cls):
        return "new"

    def extra(cls):
        return cls.__name__


class Swapped(metaclass=Old):
    pass


def read():
    return Swapped.shown


print(read(), read())
Swapped.__class__ = New
print(read(), Swapped.extra(), type(Swapped).__name__)
shown(setattr, Swapped, "__class__", int)
shown(setattr, D, "__class__", New)


class Base:
    def who(self):
        return "Base"

    def only(self):
        return "only Base"


class Other:
    def who(self):
        return "Other"


class Middle(Base):
    pass


class Left(Middle):
    pass


class Right(Middle):
    def who(self):
        return "Right " + super().who()


class Bottom(Left, Right):
    pass


left, bottom = Left(), Bottom()
print(left.who(), bottom.who(), left.only())
Middle.__bases__ = (Other,)
print(left.who(), bottom.who(), hasattr(left, "only"))
print([cls.__name__ for cls in Bottom.__mro__])
print(Base.__subclasses__(), Other.__subclasses__())
Middle.__bases__ = (Other, Base)
print(left.who(), left.only(), [cls.__name__ for cls in Bottom.__mro__])
shown(setattr, Middle, "__bases__", (Bottom,))
shown(setattr, Middle, "__bases__", (Base, Base))
shown(setattr, Middle, "__bases__", (int,))
print([cls.__name__ for cls in Bottom.__mro__])


# A member of one class in another.
class Slotted:
    __slots__ = ("slot",)


class Sneaky:
    __slots__ = ("shadowed",)
    borrowed = Slotted.slot


def get(value):
    return value.borrowed


def put(value):
    value.borrowed = 1


for _ in range(3):
    shown(get, Sneaky())
    shown(put, Sneaky())
Sneaky.shadowed = Slotted.slot
for _ in range(3):
    shown(lambda: Sneaky().shadowed)
    shown(setattr, Sneaky(), "shadowed", 1)
shown(Slotted.slot.__set__, Sneaky(), 1)
shown(Slotted.slot.__delete__, Sneaky())


class Text(str):
    pass


class ByText:
    __slots__ = Text("one")


class ByTexts:
    __slots__ = (Text("one"), "two")


print(ByText.one, ByTexts.one.__name__)


class Mapped(dict):
    __setattr__ = dict.__setitem__
    __neg__ = dict.copy


mapped = Mapped()
mapped.y = 42
print(mapped, -mapped, type(-mapped).__name__)


class NotForItems:
    __class_getitem__ = None


shown(lambda: NotForItems[int])
