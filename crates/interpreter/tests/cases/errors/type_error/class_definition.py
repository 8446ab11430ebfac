# Errors while a class is made.
for source in (
    "class A(1): pass",
    "class A('x'): pass",
    "class A(int, str): pass",
    "class A(bool): pass",
    "class A(object, object): pass",
    "class A(type(None)): pass",
    "class A(int, metaclass=5): pass",
    "class A(metaclass=int): pass",
    "class A(x=1): pass",
    "class A(**5): pass",
    "class A(*5): pass",
    "class M(type): pass\nclass N(type): pass\nclass A(metaclass=M): pass\nclass B(A, metaclass=N): pass",
    "class X: pass\nclass Y(X): pass\nclass Z(X, Y): pass",
    "class A: __slots__ = 5",
    "class A: __slots__ = ('1x',)",
    "class A: __slots__ = ('a',); a = 1",
    "class A: __slots__ = (5,)",
    "class A(int): __slots__ = ('x',)",
    "class A(tuple): __slots__ = ('x',)",
    "class A:\n    def __init_subclass__(cls): raise ValueError('no subclasses')\nclass B(A): pass",
    "class A:\n    undefined_name_here",
    "class A:\n    x = 1 / 0",
    "class A(range): pass",
    "class A(lambda: 0): pass",
    "def f(): pass\nclass A(f): pass",
    "class A:\n    __qualname__ = 5",
):
    try:
        exec(source, {"__name__": "__main__"})
        print("no error", repr(source))
    except Exception as e:
        print(type(e).__name__, e)
