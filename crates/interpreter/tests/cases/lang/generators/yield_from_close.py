# close and throw pass through yield from, with finally blocks inside out.
def inner(name):
    try:
        yield name + " 1"
        yield name + " 2"
    except GeneratorExit:
        print(name, "GeneratorExit")
        raise
    finally:
        print(name, "finally")
def outer():
    try:
        yield from inner("inner")
    finally:
        print("outer finally")
g = outer()
print(next(g))
g.close()
g = outer()
next(g)
try:
    g.throw(KeyError("k"))
except KeyError as e:
    print(repr(e))
class Iter:
    def __iter__(self):
        return self
    def __next__(self):
        return "value"
    def close(self):
        print("close called on the iterator")
    def throw(self, *args):
        print("throw called", type(args[0]).__name__ if not isinstance(args[0], type) else args[0].__name__)
        return "thrown"
def delegate():
    yield from Iter()
g = delegate()
print(next(g))
print(g.throw(ValueError("v")))
g.close()
class Sendable(Iter):
    def send(self, v):
        return f"sent {v}"
def delegate2():
    yield from Sendable()
g = delegate2()
print(next(g), g.send(5), g.send(None))
def plain():
    yield from iter([1, 2, 3])
g = plain()
next(g)
try:
    g.send("x")
except AttributeError as e:
    print(e)
# differs: an iterator that is not a generator is not closed by the collector
