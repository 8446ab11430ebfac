# Double underscore names inside classes.
class A:
    __secret = "class level"
    def __init__(self):
        self.__x = 1
        self._y = 2
        self.__dunder__ = 3
    def get(self): return self.__x, self.__secret
    def __method(self): return "private method"
    def call(self): return self.__method()
    def local(self):
        __v = 5
        return __v, sorted(k for k in locals() if "v" in k)
    def keyword(self, __k=1): return __k
class B(A):
    def __init__(self):
        super().__init__()
        self.__x = "B's own"
    def both(self): return self.__x, self._A__x
a, b = A(), B()
print(a.get(), a.call(), a.local(), a.keyword(4), a.keyword(_A__k=6))
print(b.get(), b.both(), sorted(vars(b)))
print(a._A__x, A._A__secret, hasattr(a, "__x"))
try:
    a.__x
except AttributeError as e:
    print(e)
try:
    b.__method()
except AttributeError as e:
    print(e)
class __Leading:
    __v = 1
    def get(self): return self.__v
print(__Leading().get(), [k for k in vars(__Leading) if "__v" in k])
class _Under:
    def f(self):
        self.__z = 1
        return sorted(vars(self))
print(_Under().f())
__global = "module"
class G:
    def f(self):
        try:
            return __global
        except NameError as e:
            return str(e)
print(G().f())
class Nested:
    class Inner:
        __n = 1
        def f(self): return self.__n
print(Nested.Inner().f(), [k for k in vars(Nested.Inner) if k.endswith("__n")])
print(getattr(a, "_A__x"), getattr(a, "__x", "strings are not mangled"))
