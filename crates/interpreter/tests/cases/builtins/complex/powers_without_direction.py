# A power whose angle is infinite is a division by zero; a code point that is no C int is refused as such.
INFINITE = float("inf")
for base, exponent in [(INFINITE, 1j), (INFINITE, 2 - 3j), (1j, INFINITE), (2 - 3j, INFINITE), (2 + 0j, INFINITE), (1j, 2.5), (0j, 2), (1j, -1)]:
    try:
        print(base ** exponent)
    except (ZeroDivisionError, OverflowError) as error:
        print(type(error).__name__, error)
for code in (2**31 - 1, 2**31, -2**31, -2**31 - 1, 2**70, -1):
    try:
        print(chr(code))
    except (ValueError, OverflowError) as error:
        print(type(error).__name__, error)


def function(self):
    return self


print(function.__get__(5)(), function.__get__(None, int) is function)
for given in ((None,), (None, None)):
    try:
        print(function.__get__(*given))
    except TypeError as error:
        print(error)


class Homeless(Exception):
    __module__ = None


import traceback
print(traceback.format_exception_only(Homeless("text")))
