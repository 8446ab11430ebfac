# gi_running, names and the type of generators.
def g():
    yield 1
x = g()
print(x.__name__, x.__qualname__, type(x).__name__)
print(x.gi_running, x.gi_yieldfrom)
x.__name__ = "other"
print(x.__name__)
class C:
    def m(self):
        yield self
    def __iter__(self):
        yield from (1, 2)
print(C().m().__qualname__, list(C()))
print((i for i in []).__name__)
print(repr(x).split(" at ")[0])
try:
    x.nothing
except AttributeError as e:
    print(e)
try:
    x[0]
except TypeError as e:
    print(e)
try:
    len(x)
except TypeError as e:
    print(e)
try:
    type(x)()
except TypeError as e:
    print(e)
print(bool(x), x == x, x == g(), isinstance(hash(x), int))
print([m for m in dir(x) if not m.startswith("_")])
