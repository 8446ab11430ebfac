# `__getattribute__` and `__getattr__` that are no functions: descriptors, static methods and class methods.


class Answers:
    def __get__(self, instance, owner):
        print("get", type(instance).__name__, owner.__name__)
        return lambda name: "answer " + name


class All:
    __getattribute__ = Answers()


class Missing:
    __getattr__ = Answers()
    there = 1


class Static:
    @staticmethod
    def __getattr__(name):
        return "static " + name


class OfClass:
    @classmethod
    def __getattr__(cls, name):
        return cls.__name__ + " " + name


class Failing:
    @staticmethod
    def __getattr__(name):
        raise AttributeError("no " + name)


class Meta(type):
    __getattr__ = Answers()


class WithMeta(metaclass=Meta):
    pass


class Both:
    def __getattribute__(self, name):
        raise AttributeError(name)

    __getattr__ = Static.__dict__["__getattr__"]


print(All().foo, Missing().foo, Missing().there, Static().foo, OfClass().foo, WithMeta.foo, Both().foo)
print(getattr(Missing(), "x", 3), hasattr(Missing(), "x"), getattr(Failing(), "x", 3), hasattr(Failing(), "x"))
try:
    Failing().bar
except AttributeError as error:
    print(error)


class Asked:
    def __init__(self, number):
        self.number = number

    def __eq__(self, other):
        print("asked", self.number, other.number)
        return True


# Tuples of different lengths ask their first items; lists do not.
print((Asked(1), 1) == (Asked(2),), (Asked(1),) == (Asked(2), 1), [Asked(1), 1] == [Asked(2)], (Asked(1), 1) != (Asked(2),), () == (Asked(1),))
