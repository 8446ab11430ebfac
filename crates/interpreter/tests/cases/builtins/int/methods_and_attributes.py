# Methods and attributes of int.
print([n for n in dir(int) if not n.startswith("_")])
n = 42
print(n.real, n.imag, n.numerator, n.denominator, n.conjugate(), n.as_integer_ratio(), (-6).as_integer_ratio(), True.real, True.numerator)
print(n.bit_length(), n.bit_count(), n.__add__(1), n.__radd__(1), n.__mul__("x"), n.__eq__(42), n.__lt__(50), n.__neg__(), n.__bool__(), n.__index__(), n.__float__(), n.__str__(), n.__divmod__(5), n.__pow__(2), n.__pow__(2, 5), n.__floordiv__(0) if False else "")
print((5).__truediv__(2), (5).__and__(3), (5).__lshift__(2), (5).__sub__(1.5), (5).__add__("x"), int.__name__, int.__mro__)
print((7).__round__(), (7).__floor__(), (7).__ceil__(), (7).__trunc__(), (1234).__round__(-2), (5).__hash__(), (5).__format__("03d"), (5).__sizeof__() > 0)
try:
    n.real = 5
except AttributeError as e:
    print(e)
try:
    n.foo = 5
except AttributeError as e:
    print(e)
try:
    n.foo
except AttributeError as e:
    print(e)
try:
    (5).bit_length(1)
except TypeError as e:
    print(e)
