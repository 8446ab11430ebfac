# The attributes of functions, and those that a program adds.
def f(a, b=1, *args, c: int = 2, d, **kw) -> str:
    "doc of f"
print(f.__name__, f.__qualname__, f.__doc__, f.__module__)
print(f.__defaults__, f.__kwdefaults__, f.__annotations__)
print(f.__dict__, f.__closure__)
f.calls = 0
f.calls += 1
print(f.calls, f.__dict__, hasattr(f, "calls"), hasattr(f, "other"))
f.__name__ = "renamed"
print(f.__name__, f.__qualname__)
class C:
    def m(self):
        def inner():
            pass
        return inner
    class D:
        def n(self): pass
print(C.m.__qualname__, C().m.__qualname__, C().m().__qualname__, C.D.n.__qualname__, C.D.__qualname__)
print((lambda: 0).__qualname__)
def outer():
    return lambda: 1
print(outer().__qualname__)
def no_doc(): pass
print(no_doc.__doc__, no_doc.__defaults__, no_doc.__kwdefaults__, no_doc.__annotations__)
bound = C().m
print(bound.__name__, bound.__self__.__class__.__name__, bound.__func__ is C.m)
try:
    bound.extra = 1
except AttributeError as e:
    print(e)
print(len.__name__, len.__qualname__, str.join.__name__, str.join.__qualname__, [].append.__name__)
try:
    f.__name__ = 3
except TypeError as e:
    print(e)
del f.calls
print(f.__dict__, callable(f), type(f).__name__)
