# Copies ask what is registered for a class after its own methods, and before it is taken apart.
import copy
import copyreg


class Thing:
    def __init__(self, name, parts):
        self.name, self.parts = name, parts


class Derived(Thing):
    pass


class Own(Thing):
    def __copy__(self):
        return "its own copy"

    def __deepcopy__(self, memo):
        return "its own deep copy"


def taken_apart(thing):
    print("asked for", thing.name)
    return Thing, (thing.name + "!", thing.parts)


thing = Thing("a", [1, [2]])
print(copy.copy(thing).name)
for cls in (Thing, Own):
    copyreg.pickle(cls, taken_apart)
shallow, deep = copy.copy(thing), copy.deepcopy(thing)
print(shallow.name, shallow.parts is thing.parts, deep.name, deep.parts is thing.parts, deep.parts)
print(copy.copy(Derived("b", [])).name, copy.copy(Own("c", [])), copy.deepcopy(Own("c", [])))
del copyreg.dispatch_table[Thing]
print(copy.copy(thing).name)
for wrong in (lambda: copyreg.pickle(Thing, 5), lambda: copyreg.constructor(3)):
    try:
        wrong()
    except TypeError as error:
        print(error)
