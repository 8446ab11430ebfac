# Bases that are not classes, expressions as bases, keyword arguments of class statements.
def base(): return dict
class A(base()): pass
print(A(x=1))
class Alias:
    def __mro_entries__(self, bases):
        print("mro_entries", len(bases))
        return (list,)
class B(Alias()): pass
print(B("ab"), B.__bases__, len(B.__orig_bases__))
class C(*[A]): pass
print(C.__bases__[0].__name__)
kw = {"metaclass": type}
class D(A, **kw): pass
print(type(D).__name__)
for source in ("class X(5): pass", "class X('s'): pass", "class X(None): pass", "class X(bool): pass", "class X(type(None)): pass", "class X(range): pass", "class X(type(lambda: 0)): pass", "class X(int, str): pass"):
    try:
        exec(source)
    except TypeError as e:
        print(e)
