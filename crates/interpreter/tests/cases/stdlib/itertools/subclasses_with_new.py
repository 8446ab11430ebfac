# Subclasses of the iterators, with a `__new__` of their own or without.
import itertools


class Count(itertools.count):
    def __new__(cls, *args):
        print("new", cls.__name__, args)
        return super().__new__(cls, *args)

    def skip(self):
        next(self)
        return self


class Chain(itertools.chain):
    tag = "chained"


class Both(itertools.islice):
    def __new__(cls, source, stop):
        made = super().__new__(cls, source, stop)
        made.stop = stop
        return made

    def __init__(self, source, stop):
        self.source = source


count = Count(5, 2)
print(next(count), next(count.skip()), type(count).__name__, isinstance(count, itertools.count))
print(list(Chain([1], "a")), Chain([1]).tag, type(Chain([])).__name__)
joined = Chain.from_iterable([[1, 2], [3]])
print(type(joined).__name__, joined.tag, list(joined))
both = Both("abcdef", 3)
print(both.stop, both.source, list(both), type(both).__name__)
made = itertools.repeat.__new__(itertools.repeat, "x", 2)
print(type(made).__name__, list(made))
for action in (lambda: itertools.count.__new__(int), lambda: itertools.count.__new__(), lambda: Chain.from_iterable(5), lambda: Both(5, 1)):
    try:
        print(action())
    except TypeError as error:
        print(error)


class Pairs(itertools.product):
    def __next__(self):
        return sum(super().__next__())


print(list(Pairs([1, 2], [10, 20])), next(Pairs([1], [2])))
