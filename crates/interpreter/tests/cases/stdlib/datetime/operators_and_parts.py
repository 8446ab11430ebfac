# One place in the code, objects of many classes: operators, attributes and methods answer for each as if it stood there alone.
from collections import Counter
from datetime import date, datetime, time, timedelta, timezone
from fractions import Fraction
import copy
import hashlib
import operator

class Day(date):
    pass
class Hours(timedelta):
    def __add__(self, other):
        return "mine" if isinstance(other, int) else super().__add__(other)
    def __radd__(self, other):
        return "reflected"

utc, east = timezone.utc, timezone(timedelta(hours=5))
objects = [date(2024, 2, 28), datetime(2024, 2, 28, 23, 59, 59, 999999), datetime(2024, 3, 1, tzinfo=utc), datetime(2024, 3, 1, tzinfo=east), time(5, 6),
           timedelta(days=1, microseconds=1), timedelta(hours=-30), timedelta(0), Day(2024, 12, 31), Hours(hours=2), 7, 2, -3, 0, 1.5, True, None, "x",
           Fraction(1, 2), Counter("ab")]
operators = [operator.add, operator.sub, operator.mul, operator.truediv, operator.floordiv, operator.mod, operator.or_, operator.iadd, operator.isub, operator.imul, divmod,
             operator.lt, operator.eq, operator.ge]

def attempt(function, *args):
    try:
        return function(*args)
    except Exception as error:
        return f"{type(error).__name__}: {error}"

lines = []
for left in objects:
    for right in objects:
        if left in objects[11:] and right in objects[11:]:
            continue
        begin = len(lines)
        for op in operators:
            if op is operator.imul and isinstance(right, (str, list)) or isinstance(left, Day) and op in operators[-3:]:
                continue
            first = attempt(op, copy.copy(left), right)
            again = attempt(op, copy.copy(left), right)
            assert repr(first) == repr(again)
            lines.append(f"{op.__name__} {left!r} {right!r} {first!r} {type(first).__name__}")
        print(hashlib.md5("".join(lines[begin:]).encode()).hexdigest()[:4], end=" ")
    print(lines[-1])
print(*lines[::61], sep="\n")

def parts(one):
    found = []
    for _ in range(2):
        for read in (lambda: one.days, lambda: one.seconds, lambda: one.year, lambda: one.hour, lambda: one.tzinfo, lambda: one.max, lambda: one.maxlen, lambda: one.real,
                     lambda: one.weekday(), lambda: one.total_seconds(), lambda: one.isoformat(), lambda: one.__class__.__name__, lambda: one.numerator):
            found.append(attempt(read))
    assert found[:13] == found[13:]
    return found[:13]
for one in objects:
    print(*parts(one), sep=" | ")

total, day = timedelta(), date(2023, 12, 25)
for number in range(400):
    day += timedelta(days=number % 3)
    total += timedelta(hours=number, minutes=-5)
    day -= timedelta(days=1) if number % 5 == 0 else timedelta()
    if number % 80 == 0:
        moment = datetime(day.year, day.month, day.day, number % 24) - timedelta(minutes=number)
        print(day, total, moment, moment - datetime(2024, 1, 1), (moment.date() - day).days, day < moment.date(), total > timedelta(days=5), total * 2, total // 7, -total)
for edge in (date.max, date.min, datetime.max, datetime.min):
    print(attempt(operator.add, edge, timedelta(days=1)), attempt(operator.sub, edge, timedelta(microseconds=1)), attempt(operator.sub, edge, timedelta.max), edge - edge)
print(datetime.max - datetime.min, datetime.min - datetime.max, date.min - date.max, timedelta.max + timedelta(0), attempt(operator.add, timedelta.max, timedelta.resolution))
print(timedelta(days=999999999, hours=23), attempt(timedelta, 999999999, 86400), timedelta(-999999999), attempt(timedelta, -999999999, -1), timedelta(0.5, 0.1), timedelta(microseconds=0.5), timedelta(microseconds=1.5))
