# Docstrings of functions, classes and methods; what does not count as one.
def f():
    "one line"
def g():
    """several
    lines
    """
    return 1
def h():
    x = "not a docstring"
def i():
    f"{1} not a docstring"
def j():
    b"bytes do not count"
def k():
    "joined " "strings " """count"""
class C:
    """the class"""
    def m(self):
        'the method'
    async def n(self):
        "async"
class D(C):
    pass
print(f.__doc__, repr(g.__doc__), h.__doc__, i.__doc__, j.__doc__, k.__doc__)
print(C.__doc__, C.m.__doc__, C.n.__doc__, D.__doc__)
print((lambda: "x").__doc__)
f.__doc__ = "changed"
print(f.__doc__)
C.__doc__ = "changed too"
print(C().__doc__)
def gen():
    "a generator"
    yield
print(gen.__doc__)
print(D.m.__doc__)
