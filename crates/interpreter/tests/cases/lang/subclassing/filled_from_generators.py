# Subclasses of builtin containers, filled from generators and other iterables that run guest code.
class D(dict): pass
class L(list): pass
class S(set): pass
class T(tuple): pass
class F(frozenset): pass
def pairs():
    yield "a", 1
    yield "b", 2
print(D(pairs()), D((k, v) for k, v in pairs()), D(pairs(), c=3), type(D(pairs())).__name__)
print(L(x * 2 for x in range(3)), S(x % 2 for x in range(5)), T(x for x in "ab"), F(x for x in [1, 1]))
class Iterable:
    def __iter__(self):
        return iter([1, 2, 3])
print(L(Iterable()), sorted(S(Iterable())), T(Iterable()), dict(pairs()), dict(zip("ab", Iterable())))
