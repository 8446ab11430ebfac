from abc import ABC, ABCMeta, abstractmethod, abstractproperty, update_abstractmethods
class Shape(ABC):
    @abstractmethod
    def area(self): ...
    @property
    @abstractmethod
    def name(self): ...
    @classmethod
    @abstractmethod
    def make(cls): ...
    @staticmethod
    @abstractmethod
    def helper(): ...
    def describe(self):
        return f"{self.name} {self.area()}"
print(sorted(Shape.__abstractmethods__))
for cls in (Shape, type("Half", (Shape,), {"area": lambda self: 1})):
    try:
        cls()
    except TypeError as e:
        print(e)
class Square(Shape):
    def __init__(self, side):
        self.side = side
    def area(self):
        return self.side ** 2
    @property
    def name(self):
        return "square"
    @classmethod
    def make(cls):
        return cls(2)
    @staticmethod
    def helper():
        return "help"
print(Square.make().describe(), Square.helper(), Square.__abstractmethods__)
class One(metaclass=ABCMeta):
    @abstractmethod
    def only(self):
        return "base"
try:
    One()
except TypeError as e:
    print(e)
class Two(One):
    def only(self):
        return super().only() + "!"
print(Two().only(), isinstance(Two(), One))
class Late(One):
    pass
Late.only = lambda self: "late"
try:
    Late()
except TypeError as e:
    print(e)
update_abstractmethods(Late)
print(Late().only())
