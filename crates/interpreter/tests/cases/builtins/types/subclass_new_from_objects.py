# `__new__` of a builtin, asked by an overriding `__new__` for an object that guest code converts.
class Number:
    def __int__(self): return 7
    def __index__(self): return 7
    def __complex__(self): return 1 + 2j
    def __str__(self): return "seven"
    def __bytes__(self): return b"777"
    def __float__(self): return 7.5
    def __iter__(self): return iter((1, 2, 3))

def made(base):
    class Sub(base):
        def __new__(cls, source):
            self = super().__new__(cls, source)
            self.calls = getattr(self, "calls", 0) + 1
            return self
        if base in (list, set, dict):
            def __init__(self, source):
                super().__init__(source)
    return Sub(Number())

for base in (int, complex, str, float, tuple, frozenset):
    value = made(base)
    print(base.__name__, value, value.calls, isinstance(value, base))
print(sorted(made(set)), made(list))

class Doubled(int):
    def __new__(cls, source):
        return super().__new__(cls, int(source) * 2)
print(Doubled(Number()), Doubled("4"), Doubled(2.9))

class Point(tuple):
    def __new__(cls, x, y):
        return super().__new__(cls, (part for part in (x, y)))
    @classmethod
    def of(cls, items):
        return tuple.__new__(cls, (item * 10 for item in items))
print(Point(1, 2), Point.of([3, 4]), type(Point.of([])).__name__)

class Word(str):
    def __new__(cls, source, times=1):
        return super().__new__(cls, str(source) * times)
print(Word(Number(), 2), Word("ab"))
