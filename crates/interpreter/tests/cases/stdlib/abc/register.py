from abc import ABC, abstractmethod
class Duck(ABC):
    @abstractmethod
    def quack(self): ...
@Duck.register
class Robot:
    def quack(self):
        return "beep"
print(issubclass(Robot, Duck), isinstance(Robot(), Duck), Duck in Robot.__mro__)
class Better(Robot):
    pass
print(issubclass(Better, Duck), isinstance(5, Duck))
Duck.register(int)
print(isinstance(5, Duck), isinstance(True, Duck))
for bad in (5, "x"):
    try:
        Duck.register(bad)
    except TypeError as e:
        print(e)
class Child(Duck):
    def quack(self): return "q"
try:
    Child.register(Duck)
except RuntimeError as e:
    print(e)
try:
    issubclass(5, Duck)
except TypeError as e:
    print(e)
