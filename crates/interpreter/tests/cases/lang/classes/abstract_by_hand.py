# Abstract methods checked by a metaclass.
def abstract(f):
    f.is_abstract = True
    return f
class Interface(type):
    def __call__(cls, *a, **k):
        missing = sorted(n for n in dir(cls) if getattr(getattr(cls, n, None), "is_abstract", False))
        if missing:
            raise TypeError(f"cannot make {cls.__name__}: {', '.join(missing)}")
        return super().__call__(*a, **k)
class Shape(metaclass=Interface):
    @abstract
    def area(self): ...
    @abstract
    def name(self): ...
    def describe(self): return f"{self.name()} of {self.area()}"
class Partial(Shape):
    def area(self): return 1
class Square(Partial):
    def __init__(self, s): self.s = s
    def area(self): return self.s ** 2
    def name(self): return "square"
for make in (Shape, Partial, lambda: Square(3).describe()):
    try:
        print(make())
    except TypeError as e:
        print(e)
print(isinstance(Square(1), Shape), type(Shape).__name__, issubclass(Square, Partial))
