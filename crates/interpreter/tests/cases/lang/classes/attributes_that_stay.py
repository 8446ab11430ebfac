# Computed attributes of functions, methods, classes and builtin objects: what can be set or deleted, and what is said where not.
import types


def shown(function, *args):
    try:
        print("  ", function(*args))
    except Exception as error:
        print("  ", type(error).__name__, error)


def make():
    x = 1

    def function(a, b=1, *, c=2):
        "its text"
        return x
    function.own = 1
    return function


for name in ("__dict__", "__name__", "__qualname__", "__code__", "__closure__", "__globals__", "__builtins__", "__module__", "__doc__",
             "__defaults__", "__kwdefaults__", "__annotations__", "__class__", "own", "nothing"):
    function = make()
    print(name)
    shown(delattr, function, name)
    shown(setattr, function, name, 7)
function = make()
del function.__module__, function.__doc__, function.__defaults__, function.__annotations__
print(function.__module__, function.__doc__, function.__defaults__, function.__annotations__)


class C:
    def method(self):
        pass
    value = 3


c = C()
method = c.method
C.method.known = 1
for name in ("__dict__", "__class__", "__doc__", "__module__", "value", "nothing", "__weakref__", "__init__"):
    print("instance", name)
    c.own = 1
    shown(delattr, c, name)
    print(hasattr(c, "own"))
    shown(setattr, c, name, None)
for name in ("__dict__", "__class__", "__doc__", "known", "nothing", "__func__", "__self__", "__name__"):
    print("method", name)
    shown(delattr, method, name)
    shown(setattr, method, name, None)
print("known" in dir(method), method.__dict__, vars(method))

generator = (i for i in [])
for name in ("__name__", "__qualname__", "gi_code", "gi_running", "__class__"):
    print("generator", name)
    shown(delattr, generator, name)
    shown(setattr, generator, name, None)
generator.__name__ = "other"
print(generator.__name__)

prop = property(lambda self: 1, doc="text")
for name in ("fget", "fset", "fdel", "__doc__", "__class__"):
    print("property", name)
    shown(delattr, prop, name)
    shown(setattr, prop, name, None)

cell = make().__closure__[0]
del cell.cell_contents
shown(lambda: cell.cell_contents)
cell.cell_contents = 5
print(cell.cell_contents, make()(0))

for value, name in ((1, "real"), (True, "real"), (1, "bit_length"), (1, "nothing"), (1.5, "imag"), ([], "append"), ({}, "__class__"),
                    (slice(1), "start"), (range(3), "stop"), (1j, "real"), (print, "__name__"), (BaseException(), "args"),
                    (BaseException(), "__cause__"), (object(), "__class__"), (object(), "x"), (staticmethod(len), "__func__"),
                    (classmethod(len), "__wrapped__"), (super(C, c), "__self__"), (None, "x"), ("", "x")):
    print(type(value).__name__, name)
    shown(delattr, value, name)
    shown(setattr, value, name, None)


class X:
    pass


for name in ("__name__", "__qualname__", "__bases__", "__mro__", "__dict__", "__doc__", "__module__", "__class__", "__base__", "nothing",
             "__annotations__", "__abstractmethods__", "__init__"):
    print("class", name)
    shown(delattr, X, name)
    shown(setattr, X, name, 7)

module = types.ModuleType("made")
for name in ("__dict__", "__name__", "__doc__", "__class__"):
    print("module", name)
    shown(delattr, module, name)
    shown(setattr, module, name, 7)


# What a function does can be replaced.
def one(a, b=10):
    "one"
    return a + b


def two(a, b):
    "two"
    return a * b


one.__code__ = two.__code__
print(one(3), one(3, 4), one.__name__, one.__qualname__, one.__doc__, one.__code__.co_name)
free = make()
shown(setattr, free, "__code__", two.__code__)
shown(setattr, one, "__code__", free.__code__)
shown(setattr, one, "__code__", None)


# Properties of a metaclass guard the attributes of its classes.
class Meta(type):
    @property
    def fixed(cls):
        return "fixed"

    @property
    def loose(cls):
        return cls._loose

    @loose.setter
    def loose(cls, value):
        cls._loose = value

    @loose.deleter
    def loose(cls):
        print("deleted")
        del cls._loose


class Guarded(metaclass=Meta):
    pass


shown(setattr, Guarded, "fixed", 1)
shown(delattr, Guarded, "fixed")
Guarded.loose = 4
print(Guarded.loose, Guarded.__dict__["_loose"])
del Guarded.loose
shown(lambda: Guarded.loose)
