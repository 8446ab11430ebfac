# staticmethod and classmethod: access, inheritance, alternative constructors.
class Date:
    count = 0
    def __init__(self, y, m, d):
        self.parts = (y, m, d)
        type(self).count += 1
    @classmethod
    def parse(cls, text):
        return cls(*map(int, text.split("-")))
    @staticmethod
    def valid(m): return 1 <= m <= 12
    def __repr__(self): return f"{type(self).__name__}{self.parts}"
class Stamp(Date):
    count = 0
print(Date.parse("2024-05-06"), Stamp.parse("2020-1-2"), Date.valid(5), Date(1, 2, 3).valid(13))
print(Date.count, Stamp.count, Date(1, 1, 1).parse("3-3-3"))
class K:
    @classmethod
    def name(cls, x=1): return cls.__name__, x
    @staticmethod
    def plain(*a, **k): return a, k
    raw = staticmethod(len)
    made = classmethod(lambda cls: cls)
print(K.name(), K().name(2), K.plain(1, b=2), K().plain(3), K.raw("abc"), K.made() is K)
print(type(K.__dict__["name"]).__name__, type(K.__dict__["plain"]).__name__, type(K.name).__name__, type(K.plain).__name__)
print(K.name.__self__ is K, K.name.__func__(str), K.__dict__["plain"].__func__(9))
f = staticmethod(lambda: "callable static")
print(f())
class Counter:
    total = 0
    @classmethod
    def inc(cls):
        cls.total += 1
        return cls
class SubCounter(Counter): pass
Counter.inc().inc()
SubCounter.inc()
print(Counter.total, SubCounter.total)
try:
    classmethod(5).__get__(None, K)()
except TypeError as e:
    print(e)
try:
    class M:
        def no_self(): return 1
    print(M.no_self())
    M().no_self()
except TypeError as e:
    print(e)
