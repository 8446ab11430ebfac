# Iterators of guest classes in loops: how they end, what they raise, what `__next__` may be.


class Count:
    def __init__(self, n):
        self.n = n
        self.i = 0

    def __iter__(self):
        return self

    def __next__(self):
        if self.i >= self.n:
            raise StopIteration
        self.i += 1
        return self.i


total = 0
for x in Count(1000):
    total += x
print(total, list(Count(3)), sum(Count(4)), [a + b for a, b in zip(Count(3), Count(3))])

for x in Count(2):
    for y in Count(2):
        print(x, y)
else:
    print("else")


class Fails(Count):
    def __next__(self):
        if self.i == 2:
            raise ValueError("at two")
        return super().__next__()


try:
    for x in Fails(5):
        print(x)
except ValueError as error:
    print(error, error.__traceback__.tb_next is not None)


def helper():
    raise StopIteration("from a helper")


class Deep(Count):
    def __next__(self):
        if self.i == 2:
            helper()
        return super().__next__()


print([x for x in Deep(5)])


class WithGenerator:
    def __iter__(self):
        return self

    def __next__(self):
        yield 1


for index, x in enumerate(WithGenerator()):
    print(type(x).__name__, list(x))
    if index == 1:
        break


class NativeNext:
    def __init__(self, values):
        self.__class__ = type("Made", (NativeNext,), {"__next__": iter(values).__next__})

    def __iter__(self):
        return self


print([x for x in NativeNext([1, 2, 3])])


class Defaults:
    i = 0

    def __iter__(self):
        return self

    def __next__(self, step=2, *rest, **more):
        self.i += step
        if self.i > 6:
            raise StopIteration
        return self.i


for x in Defaults():
    print(x)


class Changes:
    i = 0

    def __iter__(self):
        return self

    def __next__(self):
        self.i += 1
        if self.i == 3:
            Changes.__next__ = Changes.other
        return self.i

    def other(self):
        raise StopIteration


print([x for x in Changes()])


class Asks:
    def __iter__(self):
        return self

    def __getattr__(self, name):
        print("asked", name)
        raise AttributeError(name)


try:
    for x in Asks():
        pass
except TypeError as error:
    print(error)

it = Count(3)
it.__next__ = lambda: 99
for x in it:
    print(x)


class Recursive:
    def __iter__(self):
        return self

    def __next__(self):
        for x in self:
            return x


try:
    for x in Recursive():
        pass
except RecursionError:
    print("too deep")


class Caught:
    i = 0

    def __iter__(self):
        return self

    def __next__(self):
        self.i += 1
        try:
            if self.i == 3:
                raise StopIteration
        finally:
            print("finally", self.i)
        return self.i


for x in Caught():
    print(x)

# What an operator or an attribute gives, when a guest's method answers.


class Number:
    def __init__(self, n):
        self.n = n

    def __add__(self, other):
        if not isinstance(other, Number):
            return NotImplemented
        return Number(self.n + other.n)

    def __radd__(self, other):
        if isinstance(other, int):
            return Number(self.n + other)
        return NotImplemented

    def __iadd__(self, other):
        return NotImplemented

    def __setattr__(self, name, value):
        object.__setattr__(self, name, value)
        return "ignored"

    def __setitem__(self, key, value):
        return "ignored too"


n = Number(1) + Number(2)
print(n.n, (5 + n).n, sum([Number(1), Number(2)]).n)
n += Number(4)
print(n.n)
n[1] = 2
try:
    n + "x"
except TypeError as error:
    print(error)
try:
    n += 1.5
except TypeError as error:
    print(error)
