import numbers
from fractions import Fraction
for x in (1, 1.0, 1j, True, Fraction(1, 2), "1"):
    print(x, [k for k in numbers.__all__ if isinstance(x, getattr(numbers, k))])
print(numbers.Integral.__mro__, sorted(numbers.Complex.__abstractmethods__), len(numbers.Integral.__abstractmethods__))
class Half(numbers.Number):
    pass
print(isinstance(Half(), numbers.Number), isinstance(Half(), numbers.Complex))
try:
    numbers.Real()
except TypeError as e:
    print(str(e)[:60])
try:
    hash(Half())
except TypeError as e:
    print(e)
