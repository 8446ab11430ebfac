# Objects that are not context managers, and where the methods are looked up.
class NoEnter:
    def __exit__(self, *a): pass
class NoExit:
    def __enter__(self): print("not called")
for thing in (NoEnter(), NoExit(), 5, None, "s"):
    try:
        with thing:
            print("never")
    except TypeError as e:
        print(e)
class Plain: pass
p = Plain()
p.__enter__ = lambda: 1
p.__exit__ = lambda *a: None
try:
    with p:
        pass
except TypeError as e:
    print("instance attributes do not count:", e)
class WrongArgs:
    def __enter__(self): return self
    def __exit__(self): pass
try:
    with WrongArgs():
        print("body")
except TypeError as e:
    print(e)
class Ret:
    def __enter__(self): return 1
    def __exit__(self, *a): print("exit sees", a[0])
try:
    with Ret() as (a, b):
        pass
except TypeError as e:
    print(e)
class Meta(type):
    def __enter__(cls): return cls.__name__
    def __exit__(cls, *a): print("meta exit")
class UsesMeta(metaclass=Meta): pass
with UsesMeta as n:
    print(n)
