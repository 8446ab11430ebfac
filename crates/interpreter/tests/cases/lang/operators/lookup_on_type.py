# Operators look up dunders on the type, not on the instance.
class C:
    def __len__(self): return 1
    def __add__(self, o): return "class add"
    def __str__(self): return "class str"
    def __bool__(self): return True
    def __iter__(self): return iter([1])
    def __eq__(self, o): return "class eq"
    def __hash__(self): return 5
c = C()
c.__len__ = lambda: 99
c.__add__ = lambda o: "instance add"
c.__str__ = lambda: "instance str"
c.__bool__ = lambda: False
c.__iter__ = lambda: iter([2])
c.__eq__ = lambda o: "instance eq"
c.__hash__ = lambda: 7
print(len(c), c + 1, str(c), bool(c), list(c), c == 1, hash(c))
print(c.__len__(), c.__add__(1), c.__str__())
C.__len__ = lambda self: 50
print(len(c))
class Meta(type):
    def __len__(cls): return 1000
    def __eq__(cls, o): return "meta eq"
    def __hash__(cls): return 1
    def __add__(cls, o): return "meta add"
    def __str__(cls): return "meta str"
class D(metaclass=Meta):
    def __len__(self): return 5
print(len(D), len(D()), D == 1, D + 1, str(D))
class E: pass
for name in ("__len__", "__getitem__", "__call__", "__enter__"):
    e = E()
    setattr(e, name, lambda *a: 1)
for f in (lambda: len(e), lambda: e[0], lambda: e(), lambda: iter(e)):
    try:
        f()
    except TypeError as err:
        print(err)
class Del:
    def __add__(self, o): return 1
del Del.__add__
try:
    Del() + 1
except TypeError as err:
    print(err)
class NoAdd(int):
    __add__ = None
try:
    NoAdd(1) + 1
except TypeError as err:
    print(err)
