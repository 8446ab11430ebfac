"""Attributes met with many shapes of objects, of classes that count in theirs, and setters of all kinds."""
import traceback


class Wide:
    def __init__(self, n):
        self.a = self.b = self.c = self.d = n
        self.e = n + 1
        self.f = n + 2

    def total(self):
        self.e += 1
        self.f = self.e + self.a
        return self.a + self.e + self.f


class A(Wide):
    kind = "a"


class B(Wide):
    kind = "b"

    def total(self):
        return -super().total()


class C(Wide):
    def __init__(self, n):
        super().__init__(n)
        self.kind = "own"


class D(Wide):
    kind = property(lambda self: "computed")


class E(Wide):
    def __getattr__(self, name):
        return "asked " + name


class F(Wide):
    __slots__ = ("kind",)

    def __init__(self, n):
        self.kind = "slot"
        super().__init__(n)


classes = [A, B, C, D, E, F]
for turn in range(30):
    seen = []
    for one in classes:
        thing = one(turn)
        seen.append((thing.kind, thing.total(), thing.f))
        if turn == 20 and one is A:
            A.kind = "changed"
        if turn == 22 and one is B:
            B.total = lambda self: "new"
        if turn == 24 and one is C:
            C.kind = property(lambda self: "over")
            print(thing.kind)
            try:
                thing.kind = 1
            except AttributeError as error:
                print(error)
            del C.kind
        if turn == 26 and one is A:
            thing.total = lambda: "shadow"
            print(thing.total())
        if turn == 27 and one is D:
            del thing.f
            try:
                print(thing.f)
            except AttributeError as error:
                print(error)
    if turn in (0, 19, 21, 23, 25, 28, 29):
        print(turn, seen)


class Counter:
    made = 0
    last = None
    label = "x"

    def __init__(self):
        Counter.made += 1
        self.number = Counter.made
        type(self).last = self.number


class Sub(Counter):
    pass


class Own(Counter):
    made = 100


def show(thing):
    return thing.made, thing.last, Counter.made, Sub.made, Own.made, Own.last


for turn in range(25):
    thing = (Counter, Sub, Own)[turn % 3]()
    line = show(thing)
    if turn % 4 == 0:
        print(line)
Counter.made = property(lambda self: "now a property")
print(Counter().made if False else thing.made, Sub.__dict__.get("made"), isinstance(Counter.made, property))
Counter.made = 5
print(Sub().number, Own().number, Counter.made)
del Counter.made
try:
    Sub.made
except AttributeError as error:
    print(error)
Counter.made = "text"
print(Sub.made, Own.made)
Counter.made = 7
for word in ["method", 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]:
    Counter.label = word
    print(thing.label, Sub.label, end=" ")
Counter.label = lambda self: "called"
print(thing.label(), Sub().label())
Counter.label = staticmethod(lambda: "static")
print(thing.label(), Sub.label())
Counter.label = 3
print(thing.label, Sub.label)


class Meta(type):
    def __getattr__(cls, name):
        return "meta " + name

    @property
    def data(cls):
        return "meta data"

    plain = "meta plain"


class Made(metaclass=Meta):
    data = "class data"
    plain = "class plain"

    @staticmethod
    def still():
        return "still"

    @classmethod
    def bound(cls):
        return cls.__name__


def look(cls):
    return cls.data, cls.plain, cls.missing, cls.still(), cls.bound(), cls.still is cls.still, cls.__name__


for turn in range(4):
    print(look(Made))
    if turn == 1:
        Made.plain = "changed"
        Made.still = staticmethod(lambda: "moved")
    if turn == 2:
        Meta.plain = property(lambda cls: "over")
        del Made.still
        Made.still = lambda: "plain function"


class Described:
    def __set_name__(self, owner, name):
        self.name = name

    def __get__(self, one, owner=None):
        return self if one is None else one.__dict__.get(self.name, "unset")

    def __set__(self, one, value):
        if value == 3:
            raise ValueError("three")
        one.__dict__[self.name] = value * 2


class Guarded:
    item = Described()

    def __init__(self):
        self._x = 0
        self.log = []

    @property
    def x(self):
        return self._x

    @x.setter
    def x(self, value):
        if value < 0:
            raise ValueError("negative")
        self._x = value

    @property
    def strange(self):
        return 1

    @strange.setter
    def strange(self, value, more):
        pass

    def __setitem__(self, key, value):
        if key == "bad":
            raise KeyError(key)
        self.log.append((key, value))


class Quiet(Guarded):
    x = property(Guarded.x.fget)


class Hooked(Guarded):
    def __setattr__(self, name, value):
        object.__setattr__(self, name, value)
        if name == "x":
            self.log.append("hook")


for turn in range(5):
    for one in (Guarded, Hooked, Quiet):
        thing = one()
        try:
            thing.x = turn
            thing.x += 2
            thing[turn] = thing.x
            thing.item = turn
            thing["bad" if turn == 2 else "good"] = 1
            thing.x = -1
        except (AttributeError, ValueError, KeyError) as error:
            print(type(error).__name__, error, thing.x, thing.item, thing.log)
            if turn == 4:
                print([frame.name for frame in traceback.extract_tb(error.__traceback__)])
try:
    Guarded().strange = 2
except TypeError as error:
    print(error)


def deep(thing, n):
    thing.x = n
    return deep(thing, n + 1)


class Endless:
    def __setitem__(self, key, value):
        self[key] = value


try:
    Endless()[1] = 2
except RecursionError as error:
    print(error)
