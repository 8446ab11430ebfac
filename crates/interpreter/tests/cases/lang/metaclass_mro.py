# A metaclass that says in which order its classes are searched.
class Meta(type):
    def mro(cls):
        r=super().mro()
        print('mro of', cls.__name__, [c.__name__ for c in r])
        return r
class A(metaclass=Meta): pass
class B(A): pass
class Rev(type):
    def mro(cls): return [cls, X, object]
class X: v='x'
class Y(metaclass=Rev): pass
print(Y.v, Y.__mro__, Y.mro(), Y().v, isinstance(Y(), X), issubclass(Y,X))
class Bad(type):
    def mro(cls): return [cls, 3]
try:
    class Z(metaclass=Bad): pass
except TypeError as e: print(e)
class Bad2(type):
    def mro(cls): return 5
try:
    class Z(metaclass=Bad2): pass
except TypeError as e: print(e)
class Bad3(type):
    def mro(cls): raise ValueError('no')
try:
    class Z(metaclass=Bad3): pass
except ValueError as e: print(e)
class Bad4(type):
    def mro(cls): return [int, cls]
try:
    class Z(metaclass=Bad4): pass
    print(Z.__mro__)
except TypeError as e: print(e)
A.__bases__
class Q: pass
class R(A, Q): pass
print(type.mro(R))
