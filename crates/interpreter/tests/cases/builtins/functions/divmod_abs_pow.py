# divmod, abs and pow over the number types.
print(divmod(7, 3), divmod(-7, 3), divmod(7, -3), divmod(7.5, 2), divmod(10 ** 20, 7), divmod(0, 5), divmod(True, 2), divmod(-0.5, 1))
print(abs(-5), abs(5), abs(-2.5), abs(3 - 4j), abs(True), abs(-10 ** 30), abs(-0.0), abs(float("-inf")))
print(pow(2, 3), pow(2, -1), pow(2.5, 2), pow(2, 0.5), pow(-8, 1 / 3) if False else "", pow(5, 3, 7), pow(5, -1, 7), pow(0, 0), pow(1j, 2), pow(base=2, exp=5), pow(2, 5, mod=7), pow(7, 10 ** 30, 13), pow(-1, 3, 5), pow(3, 4, -5), pow(2, 3, None), pow(True, 5))
class D:
    def __divmod__(self, o): return "divmod", o
    def __rdivmod__(self, o): return "rdivmod", o
    def __abs__(self): return "abs"
print(divmod(D(), 1), divmod(1, D()), abs(D()))
for bad in (lambda: divmod(1, 0), lambda: divmod(1), lambda: divmod("a", 1), lambda: abs("a"), lambda: abs(), lambda: pow(2), lambda: pow(2, 3, 0), lambda: pow(2, 3, 1.5), lambda: pow(2, -1, 4), lambda: pow("a", 2), lambda: divmod(1j, 1), lambda: abs([]), lambda: pow(2, -3, 8), lambda: pow(1.5, 2, 3), lambda: pow(None, 1), lambda: divmod(1.0, 0.0)):
    try:
        print(bad())
    except (TypeError, ValueError, ZeroDivisionError) as e:
        print(type(e).__name__, e)
