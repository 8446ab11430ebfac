# A member called `__hash__` beside `__eq__`, which would make the class unhashable.
class Own:
    __slots__ = ("value", "__hash__")

    def __init__(self, value):
        self.value = value
        self.__hash__ = lambda: hash(value)

    def __eq__(self, other):
        return self.value == other.value


class Plain:
    __slots__ = ("value",)

    def __eq__(self, other):
        return True


print(Own(3) == Own(3), Own(3).__hash__(), type(Own.__dict__["__hash__"]).__name__)
try:
    print(hash(Own(3)) == hash(3))
except TypeError as error:
    print(error)
print(Plain.__hash__)
try:
    {Plain()}
except TypeError as error:
    print(error)
try:
    class Both:
        __slots__ = ("__hash__",)
        def __hash__(self):
            return 1
except ValueError as error:
    print(error)
