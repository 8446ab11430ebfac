# Single and multiple inheritance, overriding, super, isinstance.
class Animal:
    def __init__(self, name):
        self.name = name
    def speak(self):
        return "..."
    def intro(self):
        return f"{self.name} says {self.speak()}"
class Dog(Animal):
    def speak(self):
        return "woof"
class Puppy(Dog):
    def __init__(self, name, age):
        super().__init__(name)
        self.age = age
    def speak(self):
        return super().speak() + "!" * self.age
for a in (Animal("it"), Dog("Rex"), Puppy("Bit", 2)):
    print(a.intro(), isinstance(a, Dog), issubclass(type(a), Animal))
class Swimmer:
    def move(self): return "swim"
    def tag(self): return "S"
class Flyer:
    def move(self): return "fly"
    def tag(self): return "F"
class Duck(Flyer, Swimmer, Animal):
    def move(self):
        return [super().move(), Swimmer.move(self)]
d = Duck("Don")
print(d.move(), d.tag(), d.intro())
print([c.__name__ for c in Duck.__mro__], Duck.__bases__ == (Flyer, Swimmer, Animal), Duck.__base__.__name__)
print(Animal.__subclasses__() == [Dog, Duck], issubclass(Duck, (int, Swimmer)))
class Abstract:
    def template(self):
        return self.step1() + self.step2()
    def step1(self): raise NotImplementedError("step1")
    def step2(self): return "default"
class Concrete(Abstract):
    def step1(self): return "concrete "
print(Concrete().template())
try:
    Abstract().template()
except NotImplementedError as e:
    print(type(e).__name__, e)
print(isinstance(True, int), issubclass(bool, int), isinstance(5, (str, int)), isinstance(None, type(None)))
