# An AttributeError that a hook or a getter raises is told what was asked for, so that another name can be suggested.
import traceback
import types


class Settings:
    def __init__(self):
        self.value = 1

    def __getattr__(self, name):
        raise AttributeError(f"no {name} here")


class Box:
    contents = 3

    @property
    def content(self):
        raise AttributeError("empty")

    def method(self):
        raise AttributeError("from a method")


class Blind:
    def __getattribute__(self, name):
        raise AttributeError("sees nothing")


class Missing(AttributeError):
    pass


class Strict:
    def __getattr__(self, name):
        raise Missing(name)


class Derived(Settings):
    def __getattr__(self, name):
        return super().__getattr__(name)


class Describes:
    def __get__(self, instance, owner):
        raise AttributeError("described")


class Has:
    described = Describes()


class Assigns:
    def __setattr__(self, name, value):
        raise AttributeError("cannot set")

    def __delattr__(self, name):
        raise AttributeError("cannot delete")


module = types.ModuleType("module")
module.__getattr__ = lambda name: (_ for _ in ()).throw(AttributeError(name))


def assign(target):
    target.x = 1


def delete(target):
    del target.x


CASES = [
    lambda: Settings().valu,
    lambda: Settings().compute(),
    lambda: getattr(Settings(), "valu"),
    lambda: Box().content,
    lambda: Box().method(),
    lambda: Blind().anything,
    lambda: Strict().anything,
    lambda: Derived().anything,
    lambda: Has().described,
    lambda: Has.described,
    lambda: module.part,
    lambda: assign(Assigns()),
    lambda: delete(Assigns()),
]
for case in CASES:
    try:
        case()
    except AttributeError as error:
        print(type(error).__name__, error, error.name, type(error.obj).__name__)
print(hasattr(Settings(), "valu"), getattr(Settings(), "valu", "default"))
for case in CASES[0], CASES[3]:
    try:
        case()
    except AttributeError:
        print(traceback.format_exc().splitlines()[-1])
Settings().valu
