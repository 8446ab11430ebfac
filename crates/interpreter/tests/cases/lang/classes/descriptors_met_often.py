# Reads of one attribute through a guest's descriptor, again and again: the site must notice every change.


class Data:
    def __init__(self, name):
        self.name = name

    def __get__(self, instance, owner=None):
        if instance is None:
            return self
        return (self.name, instance.__dict__.get(self.name), owner.__name__)

    def __set__(self, instance, value):
        instance.__dict__[self.name] = value


class NonData:
    def __get__(self, instance, owner):
        return "computed"


class Raises:
    def __get__(self, instance, owner):
        raise AttributeError("not there")


class Holder:
    data = Data("data")
    other = NonData()
    missing = Raises()


def reads(objects):
    return [(o.data, o.other) for o in objects]


h = Holder()
print(reads([h] * 3))
h.data = 5
print(reads([h] * 3))
h.__dict__["other"] = "own"
print(reads([h] * 3))
del h.__dict__["other"]
print(reads([h, Holder(), h]))


class Child(Holder):
    other = 7


print(reads([h, Child(), h, Child()]))


def read_other(o):
    return o.other


k = Holder()
print([read_other(k) for _ in range(3)])
NonData.__get__ = lambda self, instance, owner: "changed"
print([read_other(k) for _ in range(3)])
del NonData.__get__
print([type(read_other(k)).__name__ for _ in range(3)])
Holder.other = 12
print([read_other(k) for _ in range(3)])
Holder.other = Data("deep")
print([read_other(k) for _ in range(3)])


def read_missing(o):
    return getattr(o, "missing", "default"), hasattr(o, "missing")


print([read_missing(k) for _ in range(2)])
for _ in range(3):
    try:
        k.missing
    except AttributeError as error:
        print(error)


class Fallback(Holder):
    def __getattr__(self, name):
        return "fallback for " + name


f = Fallback()
for _ in range(3):
    print(f.missing, f.nothing, f.data)


class Recursive:
    def __get__(self, instance, owner):
        return instance.loop


class Looped:
    loop = Recursive()


try:
    Looped().loop
except RecursionError:
    print("too deep")


class Defaults:
    def __get__(self, instance, owner=None, *rest, extra="x", **more):
        return extra, rest, more


class G:
    @staticmethod
    def plain(a, b, c):
        return b, c


class Made:
    d = Defaults()


m = Made()
print([m.d for _ in range(3)])


class Generated:
    def __get__(self, instance, owner):
        yield instance.x
        yield owner.__name__


class WithGenerated:
    x = 3
    values = Generated()


w = WithGenerated()
print([list(w.values) for _ in range(3)])


class TooFew:
    def __get__(self, instance):
        return 1


class WithTooFew:
    x = TooFew()


t = WithTooFew()
for _ in range(2):
    try:
        t.x
    except TypeError as error:
        print(error)


class Typed:
    def __set_name__(self, owner, name):
        self.key = "_" + name

    def __get__(self, instance, owner):
        return getattr(instance, self.key)

    def __set__(self, instance, value):
        if not isinstance(value, int):
            raise TypeError(self.key[1:] + " must be an int")
        setattr(instance, self.key, value)


class Point:
    x = Typed()
    y = Typed()

    def __init__(self, x, y):
        self.x, self.y = x, y


total = 0
for i in range(50):
    p = Point(i, i + 1)
    total += p.x * p.y
print(total)
try:
    p.x = "a"
except TypeError as error:
    print(error)
print(p.x)


class Counted:
    def __get__(self, instance, owner):
        instance.reads = instance.reads + 1
        return instance.reads


class Reads:
    reads = 0
    count = Counted()


r = Reads()
print([r.count for _ in range(4)], r.count + r.count)
