# __instancecheck__ and __subclasscheck__ of metaclasses.
class Duck(type):
    def __instancecheck__(cls, obj): return hasattr(obj, "quack")
    def __subclasscheck__(cls, sub): return "quack" in vars(sub)
class Quacker(metaclass=Duck): pass
class Mallard:
    def quack(self): pass
class Dog: pass
print(isinstance(Mallard(), Quacker), isinstance(Dog(), Quacker), issubclass(Mallard, Quacker), issubclass(Dog, Quacker))
print(isinstance(Mallard(), (int, Quacker)), isinstance(5, (str, (float, (int,)))), issubclass(bool, (str, (int,))))
class Loud(type):
    def __instancecheck__(cls, obj):
        print("asked")
        return "truthy string"
class L(metaclass=Loud): pass
print(isinstance(5, L), isinstance(L(), L))
print(isinstance(5, int | str), isinstance("s", int | None), isinstance(None, int | None), issubclass(bool, int | str))
for call in (lambda: isinstance(5, 5), lambda: issubclass(5, int), lambda: issubclass(int, 5), lambda: isinstance(5, [int]), lambda: isinstance(5, list[int]), lambda: isinstance(5, (int, 5)), lambda: isinstance("x", (int, 5))):
    try:
        print(call())
    except TypeError as e:
        print(e)
class Liar:
    __class__ = int
print(isinstance(Liar(), int), isinstance(Liar(), Liar), type(Liar()).__name__)
print(isinstance(type, object), isinstance(object, type), issubclass(type, object), issubclass(object, type))
print(isinstance(Quacker, Duck), issubclass(Duck, type), isinstance(len, type(len)), isinstance(lambda: 0, type(lambda: 0)))
try:
    if isinstance([], Quacker):
        print("no")
    else:
        print("plain lists do not quack")
except TypeError as e:
    print(e)
