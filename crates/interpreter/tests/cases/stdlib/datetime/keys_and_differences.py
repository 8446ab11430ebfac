# Moments as keys, and how long they are apart.
import datetime as dt

first, second = dt.datetime(2024, 1, 2, 3, 4, 5), dt.datetime(2024, 5, 6, 2, 8, 9, 7)
print(second - first, first - second, first - first, dt.date(2024, 3, 1) - dt.date(2023, 3, 1))
print(dt.date.max - dt.date.min, dt.datetime.max - dt.datetime.min, dt.datetime.min - dt.datetime.max)
east, west = dt.timezone(dt.timedelta(hours=2)), dt.timezone(-dt.timedelta(hours=3))
here, there = first.replace(tzinfo=east), first.replace(tzinfo=west)
print(there - here, here - there, here == there, here == dt.datetime(2024, 1, 2, 1, 4, 5, tzinfo=dt.timezone.utc))
for wrong in (lambda: here - first, lambda: first - dt.date(2024, 1, 1), lambda: dt.date(2024, 1, 1) - first, lambda: dt.time(1) - dt.time(2),
              lambda: first - 5, lambda: 5 - first):
    try:
        print(wrong())
    except TypeError as error:
        print(error)
print(first == second, first != second, first == dt.date(2024, 1, 2), first == "x", dt.time(1) == dt.time(1), dt.timedelta(1) == dt.timedelta(0, 86400))
later = first
later -= dt.datetime(2024, 1, 1)
print(later)


class Day(dt.date):
    pass


class Moment(dt.datetime):
    def __sub__(self, other):
        return "own"


class Elsewhere(dt.datetime):
    def __rsub__(self, other):
        return "other"


print(Day(2024, 1, 3) - dt.date(2024, 1, 1), dt.date(2024, 1, 3) - Day(2024, 1, 1), Moment(2024, 1, 1) - first, first - Elsewhere(2024, 1, 1))

# Equal ones have equal hashes.
utc = dt.datetime(2024, 1, 2, 1, 4, 5, tzinfo=dt.timezone.utc)
print(hash(here) == hash(utc), {here: 1}[utc], hash(Day(2024, 1, 1)) == hash(dt.date(2024, 1, 1)), {dt.date(2024, 1, 1): 2}[Day(2024, 1, 1)])
print(hash(first) == hash(dt.datetime(2024, 1, 2, 3, 4, 5)), hash(dt.time(5)) == hash(dt.time(5, 0)), hash(first.replace(fold=1)) == hash(first))
days = {dt.date(2024, 1, 1) + dt.timedelta(n): n for n in range(3000)}
print(len(days), days[dt.date(2030, 1, 1)], dt.date(2050, 1, 1) in days)
moments = {dt.datetime(2024, 1, 1) + dt.timedelta(hours=n): n for n in range(3000)}
print(len(moments), moments[dt.datetime(2024, 2, 1)], len({moment.date() for moment in moments}), len({moment.time() for moment in moments}))
for ordinal in (1, 59, 60, 61, 366, 367, 146097, 146098, 719163, 3652059):
    day = dt.date.fromordinal(ordinal)
    print(day, day.toordinal() == ordinal, day.weekday())
for year in (1, 4, 100, 400, 1900, 2000, 2023, 2024, 9999):
    print([dt.date(year, month, 28).toordinal() for month in (1, 2, 3, 12)])
