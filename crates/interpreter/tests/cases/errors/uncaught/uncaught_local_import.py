# A name imported in one function and used in another.
def a():
    import sys
    return sys.maxsize > 0
def b():
    return sys.maxsize
print(a())
print(b())
