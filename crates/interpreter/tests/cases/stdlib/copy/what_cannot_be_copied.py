# Objects that hide how they are taken apart, or say it in a wrong way, and hooks that are class methods.
import copy


def shown(function, value):
    try:
        print(function(value))
    except Exception as error:
        print(type(error).__name__, error)


class Hides:
    def __getattribute__(self, name):
        if name.startswith("__reduce"):
            raise AttributeError(name)
        return object.__getattribute__(self, name)


class HidesOne:
    def __getattribute__(self, name):
        if name == "__reduce_ex__":
            raise AttributeError(name)
        return object.__getattribute__(self, name)

    def __reduce__(self):
        return "HidesOne"


class Says:
    def __init__(self, answer):
        self.answer = answer

    def __reduce__(self):
        return self.answer

    def __repr__(self):
        return "Says"


hides = HidesOne()
print(copy.copy(hides) is hides, copy.deepcopy(hides) is hides)
for function in (copy.copy, copy.deepcopy):
    shown(function, Hides())
    for answer in ((Says,), (Says, (1,), None, None, None, None), (Says, (1,), None, None, None, None, None), 5, (Says, (1,))):
        shown(function, Says(answer))


class Stated(list):
    ARGS = (1, 2)

    def __init__(self, a, b):
        self.a, self.b = a, b
        self.append("one")

    @classmethod
    def __getstate__(cls):
        return cls.ARGS

    def __setstate__(self, state):
        self.a, self.b = state


for function in (copy.copy, copy.deepcopy):
    made = function(Stated(3, 4))
    print(made, made.a, made.b)


# What an object holds, in its dict and in its slots.
class Slots:
    __slots__ = ("a", "b")


class Both(Slots):
    __slots__ = ("c", "__dict__")


class Dict:
    pass


slots, both, plain = Slots(), Both(), Dict()
print(slots.__getstate__(), both.__getstate__(), plain.__getstate__(), (3).__getstate__())
slots.b = both.a = both.c = both.x = plain.y = 1
print(slots.__getstate__(), both.__getstate__(), plain.__getstate__())
made = copy.copy(both)
print(made.a, made.c, made.x, hasattr(made, "b"))
