# Exceptions in __enter__ and __exit__, and which __exit__ still run.
class CM:
    def __init__(self, name, enter=None, exit=None):
        self.name, self.e, self.x = name, enter, exit
    def __enter__(self):
        print("enter", self.name)
        if self.e:
            raise self.e
        return self
    def __exit__(self, t, v, tb):
        print("exit", self.name, repr(v))
        if self.x:
            raise self.x
try:
    with CM("a"), CM("b", enter=ValueError("b enter")), CM("c"):
        print("never")
except ValueError as e:
    print("caught", e)
try:
    with CM("a", exit=KeyError("a exit")):
        raise ValueError("body")
except KeyError as e:
    print("caught", e, repr(e.__context__))
try:
    with CM("a"), CM("b", exit=TypeError("b exit")):
        pass
except TypeError as e:
    print("caught", e, e.__context__)
try:
    with CM("a", exit=KeyError(1)), CM("b", exit=IndexError(2)):
        raise ValueError(0)
except KeyError as e:
    print(repr(e), repr(e.__context__), repr(e.__context__.__context__))
class Replace:
    def __enter__(self): pass
    def __exit__(self, t, v, tb):
        raise RuntimeError("wrapped") from v
try:
    with Replace():
        1 / 0
except RuntimeError as e:
    print(e, repr(e.__cause__))
class Same:
    def __enter__(self): pass
    def __exit__(self, t, v, tb):
        raise v
try:
    with Same():
        raise ValueError("same")
except ValueError as e:
    print(e, e.__context__)
