# timedelta: normalisation, operators, division, rounding and text.
from datetime import timedelta

def err(f, *a, **k):
    try: print("no error:", f(*a, **k))
    except Exception as e: print(type(e).__name__, "-", e)

print(timedelta(), timedelta(1), timedelta(days=-1), timedelta(hours=25), timedelta(seconds=-1), timedelta(microseconds=1), timedelta(weeks=1, days=1, hours=1, minutes=1, seconds=1, milliseconds=1, microseconds=1))
print(repr(timedelta()), repr(timedelta(1)), repr(timedelta(seconds=-1)), repr(timedelta(microseconds=5)), repr(timedelta(1, 2, 3)), repr(timedelta(0, 90000)))
print(timedelta(days=1.5), timedelta(hours=0.1), timedelta(microseconds=0.5), timedelta(microseconds=1.5), timedelta(milliseconds=0.0005), timedelta(days=0.1, seconds=0.1), timedelta(minutes=-0.5))
a, b = timedelta(hours=3, minutes=30), timedelta(minutes=45)
print(a + b, a - b, b - a, -a, +a, abs(-a), a * 2, 3 * b, a * 0.5, a / 2, a / b, a // b, a % b, divmod(a, b), a // 4, a / 0.7, a * -1.3)
print(a > b, a == timedelta(seconds=12600), a != b, bool(timedelta()), bool(b), hash(a) == hash(timedelta(minutes=210)), max(a, b), sorted([a, b, timedelta()]), sum([a, b], timedelta()))
print(a.days, a.seconds, a.microseconds, a.total_seconds(), timedelta(days=-1, seconds=5).total_seconds(), timedelta(microseconds=123456).total_seconds(), timedelta(days=10**6).total_seconds())
print(timedelta.min, timedelta.max, timedelta.resolution, timedelta(days=999999999), str(timedelta(days=2, hours=3)), f"{a}", "%s" % b)
err(timedelta, days=10**9); err(timedelta, "x"); err(lambda: a + 5); err(lambda: 5 - a); err(lambda: a / 0); err(lambda: a // timedelta()); err(lambda: a % 0); err(lambda: a * "x"); err(lambda: a < 5); err(lambda: timedelta.max + timedelta(1)); err(lambda: timedelta.max * 2); err(setattr, a, "days", 1); err(timedelta, days=float("nan")); err(timedelta, days=float("inf")); err(lambda: a / "x"); err(lambda: a ** 2); err(lambda: a * 1j); err(timedelta, None)
print(timedelta(1) == 1, timedelta(1) == "x", timedelta(seconds=86399, microseconds=999999) + timedelta(microseconds=1), timedelta(-1, 86399, 999999), round(timedelta(hours=1.51) / timedelta(hours=1), 2))
def human(td):
    s = int(td.total_seconds()); sign = "-" if s < 0 else ""; s = abs(s)
    h, s = divmod(s, 3600); m, s = divmod(s, 60)
    return f"{sign}{h:02}:{m:02}:{s:02}"
print(human(timedelta(hours=26, seconds=5)), human(timedelta(minutes=-5)))
class D(timedelta):
    def hours(self): return self.total_seconds() / 3600
print(D(hours=5).hours(), type(D(1) + D(1)).__name__, D(1), repr(D(1)))
