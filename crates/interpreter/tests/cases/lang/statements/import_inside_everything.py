# Imports in functions, classes, loops, conditions, try; aliases; module attributes.
def f():
    import sys
    return sys.__name__
class C:
    import sys as system
    from sys import maxsize
    def get(self): return self.system.__name__
for _ in range(2): import sys as looped
try: import nothing_at_all as alt
except ImportError: import sys as alt
if True: from builtins import len as length, sum as add
print(f(), C.system is alt, C.maxsize == alt.maxsize, C().get(), looped.__name__, length("abc"), add([1, 2]), "sys" in globals())
import builtins as b, sys as s
print(b.max(1, 2), type(s).__name__, s.__name__, hasattr(s, "path"), b.__dict__["abs"](-1))
s.my_attribute = 5
import sys as again
print(again.my_attribute, again is s)
del s.my_attribute
print(hasattr(again, "my_attribute"), repr(type(s)), isinstance(s, type(b)))
try: s.no_such_attribute
except AttributeError as e: print(e)
def shadow():
    try: return len([1])
    finally: from builtins import len
try: shadow()
except UnboundLocalError as e: print(e)
from builtins import (print as p,
                      str as text,)
p(text(5))
