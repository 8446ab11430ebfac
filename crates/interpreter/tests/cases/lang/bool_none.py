# `__bool__ = None`, and what tells its truth wrongly.
class A: __bool__=None
for f in (bool, lambda a: not a, lambda a: 1 if a else 2, lambda a: a and 1, lambda a: all([a]), lambda a: list(filter(None,[a])), lambda a:[1 for _ in [1] if a]):
    try: print(f(A()))
    except TypeError as e: print(type(e), e)
class B: __len__=None
try: print(bool(B()))
except TypeError as e: print(e)
class C:
    def __bool__(self): return 3
try: print(bool(C()))
except TypeError as e: print(e)
