# `super()` and `__class__` work in whatever runs while the class is being made: the cell is filled by `type.__new__`.
class Base:
    registry = []

    def __init_subclass__(cls, **options):
        super().__init_subclass__(**options)
        cls.register()

    @classmethod
    def register(cls):
        Base.registry.append(("base", cls.__name__))


class Derived(Base):
    @classmethod
    def register(cls):
        super().register()
        Base.registry.append(("derived", __class__.__name__))


print(Base.registry)


class Named:
    def __set_name__(self, owner, name):
        print("set_name", name, owner.describe())


class Whole:
    @classmethod
    def describe(cls):
        return "whole"


class Part(Whole):
    attribute = Named()

    @classmethod
    def describe(cls):
        return super().describe() + " and " + __class__.__name__


class Meta(type):
    def __new__(mcls, name, bases, namespace):
        print(sorted(key for key in namespace if key in ("__classcell__", "who")))
        cls = super().__new__(mcls, name, bases, namespace)
        print(cls.who())
        return cls

    def __init__(cls, name, bases, namespace):
        super().__init__(name, bases, namespace)
        print(cls.who(), "__classcell__" in cls.__dict__, "__classcell__" in namespace)


class Made(metaclass=Meta):
    @classmethod
    def who(cls):
        return __class__.__name__


class Plain(metaclass=Meta):
    @classmethod
    def who(cls):
        return "plain"


class Forgets(type):
    def __new__(mcls, name, bases, namespace):
        return super().__new__(mcls, name, bases, {key: value for key, value in namespace.items() if key != "__classcell__"})


try:

    class Forgotten(metaclass=Forgets):
        def method(self):
            return __class__

except RuntimeError as error:
    print(error)


class Spoils(type):
    def __new__(mcls, name, bases, namespace):
        return super().__new__(mcls, name, bases, {**namespace, "__classcell__": 5})


try:

    class Spoiled(metaclass=Spoils):
        pass

except TypeError as error:
    print(error)


class Copies(type):
    def __new__(mcls, name, bases, namespace):
        return super().__new__(mcls, name, bases, dict(namespace))


class Copied(metaclass=Copies):
    def __init__(self):
        super().__init__()
        self.owner = __class__.__name__


print(Copied().owner)


class Weird(type):
    def __new__(mcls, name, bases, namespace):
        super().__new__(mcls, name, bases, namespace)
        return super().__new__(mcls, name, bases, {})


try:

    class Twice(metaclass=Weird):
        def method(self):
            return __class__

except TypeError as error:
    print(error)
