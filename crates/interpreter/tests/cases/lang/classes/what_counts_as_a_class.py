# isinstance and issubclass of objects that are no classes but have bases, and of objects whose __class__ says something else.


def shown(function, *args):
    try:
        print(function(*args))
    except Exception as error:
        print(type(error).__name__, error)


class Kind:
    def __init__(self, *bases):
        self.bases = bases

    @property
    def __bases__(self):
        return self.bases

    def __call__(self):
        return Thing(self)


class Thing:
    def __init__(self, kind):
        self.kind = kind

    @property
    def __class__(self):
        return self.kind


top = Kind()
middle = Kind(top)
wide = Kind(Kind(), middle)


class Real:
    pass


class Below(Real):
    pass


for one in (top(), middle(), wide(), Real(), Below(), 3):
    print([isinstance(one, kind) for kind in (top, middle, wide, Real, Below, int)])
for one in (top, middle, wide, Real, Below, int):
    print([issubclass(one, kind) for kind in (top, middle, wide, Real, Below, int)])

print(isinstance(middle(), (int, top)), issubclass(middle, (int, (str, top))), issubclass(int, ()))


class Proxy:
    def __init__(self, target):
        self._target = target

    @property
    def __class__(self):
        return type(self._target)


print(isinstance(Proxy(3), int), isinstance(Proxy([]), (dict, list)), isinstance(Proxy(3), Proxy), type.__instancecheck__(int, Proxy(2)))


class Meta(type):
    pass


class Made(metaclass=Meta):
    pass


print(isinstance(Proxy(Made()), Made), Meta.__subclasscheck__(Made, Made), type.__subclasscheck__(Real, Below))


class Hidden:
    @property
    def __class__(self):
        raise AttributeError("no class")


class Failing:
    @property
    def __class__(self):
        raise RuntimeError("not now")

    @property
    def __bases__(self):
        raise RuntimeError("no bases")


shown(isinstance, Hidden(), int)
shown(isinstance, Failing(), int)
shown(isinstance, Failing(), Real)
shown(isinstance, 1, Failing())
shown(issubclass, Failing(), int)
shown(issubclass, int, Failing())
shown(isinstance, 1, 2)
shown(isinstance, 1, (str, 2))
shown(isinstance, 1, (int, 2))
shown(isinstance, None, (int, None))
shown(issubclass, 1, int)
shown(issubclass, 1, (int, str))
shown(issubclass, 1, ())
shown(issubclass, int, 1)
shown(issubclass, int, (str, 1))
shown(issubclass, type(None), int | None)
shown(isinstance, None, int | None)
shown(isinstance, Kind(1), Kind)
shown(isinstance, 1, Kind("not a tuple"))


class Endless:
    @property
    def __bases__(self):
        return (self, self)


try:
    issubclass(Endless(), int)
except RecursionError:
    print("RecursionError")
