from enum import Enum, member, nonmember, auto, property as enum_property, global_enum, EnumMeta, EnumType
class E(Enum):
    A = 1
    skipped = nonmember(5)
    @member
    def func(self): return 1
    _ignore_ = ["temp"]
    temp = 9
    def method(self): return "m"
    __private = 3
print([m.name for m in E], E.skipped, type(E.func).__name__, E.A.method(), hasattr(E, "temp"), "A" in E.__members__)
class Info(Enum):
    name_ = 1
    @enum_property
    def loud(self): return self.name.upper()
print(Info.name_.loud)
print(EnumMeta is EnumType, type(E) is EnumType, isinstance(E, type))
class Meta(Enum):
    X = auto()
    Y = auto()
    @classmethod
    def values(cls): return [m.value for m in cls]
    def __lt__(self, other): return self.value < other.value
    def __bool__(self): return self is not Meta.X
print(Meta.values(), sorted([Meta.Y, Meta.X]), bool(Meta.X), bool(Meta.Y))
import copy
print(copy.copy(E.A) is E.A, copy.deepcopy([E.A])[0] is E.A, E.A.__doc__ is not None or True)
class Unhash(Enum):
    L = [1, 2]
    D = {"k": 1}
print(Unhash([1, 2]), Unhash.D.value, len(Unhash))
class Order(Enum):
    _order_ = "A B"
    A = 1
    B = 2
print(list(Order))
