# What a list does with another side that could do it too, and how hints are called in refusals.
import collections


class Adds:
    def __radd__(self, other):
        return "radd"


class Refuses:
    def __init__(self, x):
        self.x = x

    def __radd__(self, other):
        return self if other == 0 else NotImplemented

    def __add__(self, other):
        return Refuses(self.x + other.x)


class Items(Refuses):
    def __iter__(self):
        return iter([self.x])


class Plain:
    def __iter__(self):
        return iter([1])


class Index:
    def __index__(self):
        return 2


def tried(*sources):
    for source in sources:
        names = dict(globals())
        try:
            exec(source, names)
            print(source, "->", names.get("x"))
        except Exception as error:
            print(source, "!!", type(error).__name__, error)


tried("x = []; x += Adds()", "x = []; x += Plain()", "x = []; x += Refuses(1)", "x = []; x += Items(5)", "x = [0]; y = x; x += Items(5); assert x is y", "x = []; x = x + Items(5)")
tried("x = [1]; x *= Index()", "x = [1]; x *= Adds()", "x = [1]; x *= 'a'", "x = [1]; x *= 1.5", "x = [1]; x *= Plain()", "x = (1,); x *= Adds()", "x = [1]; x += 5", "x = [1]; x += None")
tried("x = bytearray(b'a'); x *= Index()", "x = bytearray(b'a'); x += Adds()", "x = bytearray(b'a'); x *= Adds()", "x = bytearray(b'a'); x += Plain()", "x = sum([Refuses(1), Refuses(2)]).x")
tried("x = collections.deque() + Adds()", "x = collections.deque() + [1]", "x = collections.deque(); x += Plain()")
tried("list[int] + 1", "1 + list[int]", "(int | str) + 1", "'a' + list[int]", "(int | str).missing", "list[int] < 1", "len(int | str)", "(int | str)()", "iter(int | str)", "1 in (int | str)", "-list[int]", "[*(int | str)]", "x = [*list[int]]")


class Texts(list):
    pass


class Bytes(bytearray):
    pass


tried("x = Texts([1]); x *= 'a'", "x = Texts([1]); x *= Index()", "x = Texts([1]); x *= 2", "x = Texts(); x += Adds()", "x = Texts(); x += Items(5)", "x = Texts(); x += 5", "x = Bytes(b'a'); x *= None")
tried("del (1, 2)[True]", "del 'ab'[0]", "del 'ab'['x']", "del {1}[True]")
