# Names of the module itself, and what is kept of an object's own dict.
import copyreg
import pickle

for value in (pickle.PicklingError, pickle.UnpicklingError, pickle.dumps, pickle.Pickler, copyreg.pickle, copyreg.__newobj__):
    data = pickle.dumps(value)
    print(pickle.loads(data) is value, value.__module__, value.__qualname__)
error = pickle.loads(pickle.dumps(pickle.PicklingError("text", 5)))
print(repr(error), isinstance(error, pickle.PickleError))


class Counted:
    made = 0

    def __init__(self):
        type(self).made += 1
        self.number = self.made


class Cached(Counted):
    def __getattr__(self, name):
        if name.startswith("__"):
            raise AttributeError(name)
        return f"made up {name}"


class Slots:
    __slots__ = ("x", "__weakref__")


class Inherits(Slots):
    pass


items = [Counted(), Cached()]
back = pickle.loads(pickle.dumps(items))
print([item.number for item in back], Counted.made, back[1].other)
slots = Inherits()
slots.x, slots.y = 1, 2
for protocol in (2, 5):
    data = pickle.dumps(slots, protocol)
    made = pickle.loads(data)
    print(data, made.x, made.y)
empty = pickle.loads(pickle.dumps(Slots()))
print(hasattr(empty, "x"))


class Private:
    __slots__ = ("__hidden", "_shown")

    def __init__(self):
        self.__hidden, self._shown = 1, 2

    def both(self):
        return self.__hidden, self._shown


print(pickle.loads(pickle.dumps(Private())).both(), pickle.dumps(Private()))
many = [Counted() for _ in range(2500)]
back = pickle.loads(pickle.dumps(many))
print(len(back), back[0].number, back[-1].number, len(pickle.dumps(many)))
