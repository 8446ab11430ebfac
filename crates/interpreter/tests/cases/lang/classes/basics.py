# Classes: attributes, methods, instances, class variables, bound methods.
class Dog:
    kind = "canine"
    tricks = []
    def __init__(self, name):
        self.name = name
    def bark(self, times=1):
        return f"{self.name}: " + "woof " * times
d, e = Dog("Rex"), Dog("Ada")
print(d.bark(), e.bark(2), d.kind, Dog.kind)
d.kind = "changed"
print(d.kind, e.kind, Dog.kind)
d.tricks.append("sit")
print(e.tricks, Dog.tricks is d.tricks)
print(Dog.bark(d), Dog.bark(e, 3))
f = d.bark
d.name = "Max"
print(f(), f.__self__ is d, f.__func__ is Dog.bark)
print(vars(d), d.__dict__ is vars(d), d.__class__ is Dog, type(d) is Dog)
Dog.fetch = lambda self, what: f"{self.name} fetches {what}"
print(e.fetch("ball"))
print(isinstance(d, Dog), isinstance(d, object), isinstance(Dog, type))
print(Dog.__name__, Dog.__bases__, Dog.__mro__ == (Dog, object), Dog.__module__)
class Empty: pass
x = Empty()
x.a, x.b = 1, 2
print(x.__dict__)
del x.a
print(x.__dict__)
print(d.bark == d.bark, d.bark == e.bark, d.bark is d.bark)
print(str(Dog), repr(Empty))
x.__dict__["c"] = 3
print(x.c)
x.__dict__ = {"z": 26}
print(x.z, hasattr(x, "b"))
