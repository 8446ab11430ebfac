from abc import ABC
class Drawable(ABC):
    @classmethod
    def __subclasshook__(cls, other):
        if cls is Drawable:
            return any("draw" in base.__dict__ for base in other.__mro__) or NotImplemented
        return NotImplemented
class Circle:
    def draw(self): pass
class Plain:
    pass
print(issubclass(Circle, Drawable), isinstance(Circle(), Drawable), issubclass(Plain, Drawable))
class Sub(Drawable):
    pass
print(issubclass(Circle, Sub), issubclass(Sub, Drawable))
class Never(ABC):
    @classmethod
    def __subclasshook__(cls, other):
        return False
class InIt(Never):
    pass
print(issubclass(InIt, Never), isinstance(InIt(), Never))
print(type(Drawable).__name__, type(Drawable).__module__, ABC.__module__)
