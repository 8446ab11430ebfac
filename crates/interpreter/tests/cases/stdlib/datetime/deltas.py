# timedelta.
from datetime import timedelta

def err(f, *a, **k):
    try:
        print("no error:", f(*a, **k))
    except Exception as e:
        print(type(e).__name__, e)

t = timedelta(days=1, hours=2, minutes=3, seconds=4, milliseconds=5, microseconds=6, weeks=1)
print(t, repr(t), t.days, t.seconds, t.microseconds, t.total_seconds(), timedelta(), repr(timedelta()), timedelta(-1), repr(timedelta(microseconds=-1)), timedelta(seconds=90), timedelta(hours=25), timedelta(days=-2, hours=5), timedelta(0.5), timedelta(seconds=0.1), timedelta(milliseconds=1.5), timedelta(microseconds=0.5), timedelta(microseconds=1.5), timedelta(weeks=0.1), timedelta(seconds=1e-7), timedelta.min, timedelta.max, timedelta.resolution)
a, b = timedelta(hours=7, minutes=30), timedelta(hours=2)
print(a + b, a - b, b - a, a * 2, 3 * a, a * 0.5, a * 1.1, a / 2, a / 4.5, a / b, a // b, a // 7, a % b, divmod(a, b), -a, +a, abs(-a), bool(timedelta()), bool(a), a == timedelta(minutes=450), a < b, a >= b, a != 5, a == 5, hash(a) == hash(timedelta(minutes=450)), {a: 1}[timedelta(minutes=450)], sum([a, b], timedelta()), max(a, b), sorted([a, b, -a]), str(timedelta(days=2)), f"{a}", timedelta(days=1) // timedelta(hours=5), -timedelta(hours=1) // timedelta(minutes=7), -timedelta(hours=1) % timedelta(minutes=7))
for f in (lambda: timedelta("x"), lambda: timedelta(days=10 ** 10), lambda: timedelta(days=None), lambda: a + 1, lambda: a * a, lambda: a * "x", lambda: a / 0, lambda: a // timedelta(), lambda: a % 5, lambda: a / timedelta(), lambda: a < 5, lambda: timedelta.max + a, lambda: a * float("nan"), lambda: a / 0.0, lambda: timedelta(float("inf")), lambda: 1 - a, lambda: setattr(a, "days", 5)):
    err(f)
class Sub(timedelta): pass
print(Sub(hours=1), repr(Sub(1)), type(Sub(1) + Sub(1)).__name__, Sub(1) == timedelta(1))
