# Texts read by a class and its subclass, weeks at the ends of years, and comparisons.
import copy
import datetime as dt

for c in (dt.date, dt.datetime, dt.time):
    class S(c): pass
    for t in ("2024-01-02", "03:04:05", "2024-01-02T03:04:05+01:00", "2024-13-01", "25:00", "20240230"):
        for k in (c, S):
            try: v = k.fromisoformat(t); print(type(v), v, repr(v))
            except ValueError as e: print(e)
    print(c.min, c.max, hash(c.min) == hash(copy.copy(c.min)), copy.deepcopy(c.max) == c.max)
d = dt.date(2024,12,30)
for y in (1, 2, 4, 1999, 2000, 2004, 2005, 2010, 2015, 2020, 2021, 9998, 9999):
    for m, dd in ((1,1),(1,2),(1,3),(1,4),(12,28),(12,29),(12,30),(12,31),(6,15)):
        x = dt.date(y,m,dd); print(tuple(x.isocalendar()), x.toordinal(), end=" ")
print()
z = dt.timezone(dt.timedelta(hours=1))
a, b = dt.datetime(2024,1,2,tzinfo=z), dt.datetime(2024,1,2)
print(a == b, a != b, a - a, a.utcoffset(), {a: 1}[a], dt.timedelta(1) < dt.timedelta(2), dt.timedelta(1) == 1, b == dt.date(2024,1,2))
try: a < b
except TypeError as e: print(e)
