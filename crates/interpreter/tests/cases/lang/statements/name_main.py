# __name__ is __main__ at the top, and the names that a module starts with.
print(__name__)
if __name__ == "__main__":
    print("run as a program")
def f():
    return __name__
print(f())
print(__doc__)
class C:
    pass
print(C.__module__, f.__module__)
print(C, C.__qualname__)
print("__builtins__" in globals(), "__name__" in globals())
class D(C):
    __module__ = "elsewhere"
print(D)
try:
    raise ValueError("x")
except ValueError as e:
    print(type(e).__module__)
print(type(1).__module__, len.__module__)
