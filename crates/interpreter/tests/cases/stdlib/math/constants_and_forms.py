# Constants, and how the functions of math present themselves.
import math
print(math.pi, math.e, math.tau, math.inf, math.nan, -math.inf)
print(math.tau == 2 * math.pi, math.nan != math.nan, math.inf > 10**308)
print(math.sqrt, math.sqrt.__name__, math.sqrt.__module__, math.__name__, type(math.sqrt).__name__)
print(sorted(name for name in dir(math) if not name.startswith("_")))
for call in (lambda: math.sqrt(), lambda: math.sqrt(1, 2), lambda: math.sqrt(x=4), lambda: math.sqrt(None), lambda: math.sqrt(1j), lambda: math.cos("1"), lambda: math.pow(1), lambda: math.atan2(x=1, y=2), lambda: math.nothing):
    try:
        print(call())
    except Exception as error:
        print(type(error).__name__, error)
class Real:
    def __init__(self, value): self.value = value
    def __float__(self): return self.value
class Bad:
    def __float__(self): return "3"
class Broken:
    def __float__(self): raise KeyError("inside")
print(math.sqrt(Real(16.0)), math.hypot(Real(3.0), 4), math.fsum([Real(1.5), 2]))
for value in (Bad(), Broken(), Real(None)):
    try:
        print(math.sin(value))
    except Exception as error:
        print(type(error).__name__, error)
