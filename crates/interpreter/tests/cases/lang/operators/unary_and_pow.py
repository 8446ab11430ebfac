# Unary operators and pow with three arguments, reflected pow, bool and index.
class U:
    def __neg__(self): return "neg"
    def __pos__(self): return "pos"
    def __invert__(self): return "invert"
    def __abs__(self): return "abs"
    def __bool__(self): return True
u = U()
print(-u, +u, ~u, abs(u), not u, bool(u))
print(-(-3), +(-3), ~(-3), ~0, -0, -0.0, +0.0, -True, ~False)
class P:
    def __pow__(self, e, m="none"): return f"pow {e} {m}"
    def __rpow__(self, b): return f"rpow {b}"
    def __ipow__(self, e): return f"ipow {e}"
p = P()
print(p ** 2, pow(p, 2), pow(p, 2, 5), 2 ** p, pow(3, p))
p **= 9
print(p)
print(pow(2, 10), pow(2, 10, 1000), pow(2, -1), pow(3, -1, 7), pow(-2, 3), pow(2.0, 3), pow(0, 0), pow(10, 20, 7), pow(-3, 2, 5), pow(2, 5, -3))
for bad in (lambda: pow(2, -1, 4), lambda: pow(2, 3, 0), lambda: pow(2.0, 3, 5), lambda: pow(0, -1), lambda: pow("a", 2), lambda: -"s", lambda: ~1.5, lambda: +[], lambda: abs("x"), lambda: ~"a", lambda: -None):
    try:
        print(bad())
    except (ValueError, TypeError, ZeroDivisionError) as e:
        print(type(e).__name__, e)
print((-8) ** (1 / 3), (-1) ** 0.5, 4 ** -0.5, 0.0 ** 0, 1 ** 1000, (-1) ** 1001)
try:
    0.0 ** -1
except ZeroDivisionError as e:
    print(e)
try:
    10.0 ** 400
except OverflowError as e:
    print(e)
