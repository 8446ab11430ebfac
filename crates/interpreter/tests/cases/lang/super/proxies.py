# super of an object that stands for another: its __class__ counts.


class Proxy:
    def __init__(self, target):
        self.__target = target

    def __getattribute__(self, name):
        if name.startswith("_Proxy__"):
            return object.__getattribute__(self, name)
        return getattr(self.__target, name)


class Base:
    def hello(self):
        return "Base"


class Derived(Base):
    def hello(self):
        return super(Derived, self).hello() + " Derived"

    def short(self):
        return super().hello() + " short"


proxy = Proxy(Derived())
print(proxy.hello(), Derived.hello(proxy), Derived.short(proxy))
for value in (Proxy(3), Base(), 5, object()):
    try:
        Derived.hello(value)
    except TypeError as error:
        print(error)
