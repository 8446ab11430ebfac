# A special method may be any descriptor, or any callable.
class Describing:
    def __init__(self, function):
        self.function = function

    def __get__(self, instance, owner=None):
        return lambda *args: self.function(*args)


class Calling:
    def __init__(self, value):
        self.value = value

    def __call__(self, *args):
        return self.value


class Described:
    __iter__ = Describing(lambda: iter([1, 2]))
    __add__ = Describing(lambda other: other * 2)
    __getitem__ = Describing(lambda key: key + 1)
    __contains__ = Describing(lambda key: key == 3)


class Called:
    __iter__ = Calling(iter("ab"))
    __add__ = Calling("sum")
    __getitem__ = Calling("item")


print(list(Described()), Described() + 4, Described()[1], 3 in Described())
print(list(Called()), Called() + 4, Called()[1])
