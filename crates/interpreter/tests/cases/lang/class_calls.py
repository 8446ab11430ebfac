# Functions called through their class: class methods, static ones, plain ones, those of a metaclass, and none.
import collections

class K:
    @classmethod
    def c(cls, *a, **k): return cls.__name__, a, k
    @staticmethod
    def s(*a): return a
    def f(self, x=1): return self, x
    mro_ = 1
class L(K): pass
print(K.c(1, x=2), L.c(), K.s(3), L.f(1), K.f(K, x=2), L.mro()[0], L.__name__)
try: K.f()
except TypeError as e: print(e)
try: K.nope()
except AttributeError as e: print(e)
try: K.mro_()
except TypeError as e: print(e)
try: str.lower(1)
except TypeError as e: print(e)
try: str.lower()
except TypeError as e: print(e)
try: dict.fromkeys()
except TypeError as e: print(e)
try: dict.nope()
except AttributeError as e: print(e)
class M(type):
    def meta(cls): return "meta", cls.__name__
    def c(cls): return "meta c"
class N(metaclass=M):
    @classmethod
    def c(cls): return "own c"
print(N.meta(), N.c())
print(dict.fromkeys("ab", 1), str.maketrans("ab", "cd"), int.from_bytes(b"\x01\x02", "big"), collections.OrderedDict.fromkeys("xy"))
