# What staticmethod and classmethod take over from what they wrap, and what they do with descriptors.


def function(a: int) -> int:
    "its text"


function.own = 1
for wrapper in (staticmethod(function), classmethod(function)):
    print(wrapper.__module__, wrapper.__name__, wrapper.__qualname__, wrapper.__doc__, wrapper.__annotations__)
    print(wrapper.__dict__ == {"__module__": "__main__", "__name__": "function", "__qualname__": "function", "__doc__": "its text",
                               "__annotations__": {"a": int, "return": int}}, hasattr(wrapper, "own"))
    print(wrapper.__func__ is function, wrapper.__wrapped__ is function, sorted(vars(wrapper)))


class Get:
    def __get__(self, instance, owner=None):
        return "got", instance, owner


class C:
    @classmethod
    @property
    def name(cls):
        return cls.__name__

    twice = classmethod(classmethod(lambda *args: args))
    inner_static = classmethod(staticmethod(lambda *args: args))
    described = classmethod(Get())
    built = classmethod(int)

    def __repr__(self):
        return "C()"


class D(C):
    pass


print(C.name, C().name, D.name)
print(C.twice(), D().twice(1), C.inner_static(2))
print(C.described, D().described)
print(C.built.__func__, C.built.__self__)
print(C.__dict__["name"].__get__(None, D), C.__dict__["described"].__get__(C()), C.__dict__["twice"].__get__(None, D)(5))


class Counted(super):
    made = 0

    def __init__(self, *args):
        Counted.made += 1
        super().__init__(*args)


class Base:
    def hello(self):
        return "Base"


class Derived(Base):
    def hello(self):
        return "Derived " + Counted(Derived, self).hello()


print(Derived().hello(), Counted.made)


class Flag:
    def __bool__(self):
        print("asked")
        return True


def getter(self):
    pass


getter.__isabstractmethod__ = Flag()
print(property(getter).__isabstractmethod__)
try:
    property().__set_name__()
except TypeError as error:
    print(error)
