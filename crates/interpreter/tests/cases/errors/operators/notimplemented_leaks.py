# NotImplemented returned in places where it becomes an error or a value.
class N:
    def __add__(self, o): return NotImplemented
    def __lt__(self, o): return NotImplemented
    def __eq__(self, o): return NotImplemented
    def __iadd__(self, o): return NotImplemented
    def __contains__(self, o): return NotImplemented
    def __neg__(self): return NotImplemented
    def __divmod__(self, o): return NotImplemented
    def __matmul__(self, o): return NotImplemented
    def __pow__(self, o, m=None): return NotImplemented
    __hash__ = None
n = N()
for source in ("n + 1", "n + n", "n < 1", "n > 1", "n == 1", "n != 1", "-n is NotImplemented", "divmod(n, 1)", "n @ n", "n ** 2", "pow(n, 2, 3)", "sorted([n, n])", "n.__add__(1)", "n.__lt__(1)", "(1).__add__('x')", "(1).__eq__('x')", "'a'.__lt__(1)", "[].__add__(1) if False else (1.5).__add__('x')", "{}.__eq__(1)", "{1}.__or__([1])", "(1).__lt__(1.5)", "int.__add__(1, 2.5)", "object().__eq__(1)", "object().__lt__(1)", "type(1).__eq__(int, 5)", "(1,).__lt__([1])", "[1].__lt__((1,))", "b''.__eq__('')"):
    try:
        print(source, "->", eval(source))
    except TypeError as e:
        print(source, "|", e)
try:
    n += 5
except TypeError as e:
    print(e)
