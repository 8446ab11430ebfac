# How objects are taken apart: `__reduce_ex__`, and the functions that put them together again.
import copyreg
import datetime


class Plain:
    def __init__(self):
        self.x = 1


class Slotted:
    __slots__ = ("a",)


class Listed(list):
    pass


class Args:
    def __new__(cls, x):
        return object.__new__(cls)

    def __getnewargs__(self):
        return (5,)


class Named:
    def __new__(cls, *, x):
        return object.__new__(cls)

    def __getnewargs_ex__(self):
        return (), {"x": 5}


class Own:
    def __reduce__(self):
        return (Own, ())


class State:
    def __getstate__(self):
        return {"s": 1}


class Number(int):
    pass


def shown(part):
    if callable(part):
        return part.__name__
    if hasattr(part, "__next__"):
        return list(part)
    return [shown(one) for one in part] if isinstance(part, tuple) else part


def tried(function, *args):
    try:
        print(shown(function(*args)))
    except Exception as error:
        print(type(error).__name__, error)


slotted = Slotted()
slotted.a = 3
for value in (Plain(), Slotted(), slotted, Listed([1, 2]), Args(1), Named(x=1), Own(), State(), object(), 5, "a", [1], {1: 2}, (1,), Number(3),
              datetime.timedelta(1), ValueError("v"), len, lambda: 1, (one for one in ())):
    print(type(value).__name__)
    for protocol in (0, 2, 4):
        if value is not len:
            tried(value.__reduce_ex__, protocol)
tried(Plain().__reduce__)
tried(object.__reduce_ex__, Plain(), 2)
tried(Plain().__reduce_ex__, "a")
print(copyreg.__newobj__(Plain).__class__.__name__, copyreg.__newobj_ex__(Named, (), {"x": 1}).__class__.__name__)
print(copyreg._reconstructor(Number, int, 7), copyreg._reconstructor(Plain, object, None).__dict__)
tried(copyreg.pickle, Plain, 5)
tried(copyreg.constructor, 5)
copyreg.pickle(Plain, lambda plain: (Plain, ()))
print(Plain in copyreg.dispatch_table)
