# A class may say itself what `__dict__` and `__weakref__` are; sets are referred to weakly even where slots leave no place for it.
import weakref


class Shown:
    def __init__(self):
        self.hidden = 1

    @property
    def __dict__(self):
        return {"shown": 2}


shown = Shown()
print(vars(shown), shown.__dict__, shown.hidden)


class Fixed:
    __dict__ = 3
    __weakref__ = 4


fixed = Fixed()
fixed.value = 5
print(vars(fixed), fixed.__weakref__, fixed.value)


class Slotted(set):
    __slots__ = ("x",)


class Frozen(frozenset):
    __slots__ = ()


kept = Slotted([1]), Frozen([2])
print([weakref.ref(each)() for each in kept])


class Listed(list):
    __slots__ = ()


try:
    weakref.ref(Listed())
except TypeError as error:
    print(error)


class Carrying(ExceptionGroup):
    def __new__(cls, message, errors, extra=None):
        made = super().__new__(cls, message, errors)
        made.extra = extra
        return made

    def derive(self, errors):
        return Carrying(self.message, errors, self.extra)


found, rest = Carrying("several", [ValueError(1), TypeError(2)], "extra").split(ValueError)
print(repr(found), found.extra, repr(rest), rest.args)
