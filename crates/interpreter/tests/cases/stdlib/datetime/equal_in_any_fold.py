# Moments that a clock shows twice, or never, equal none of another zone, and have one hash whatever their fold (PEP 495).
from datetime import datetime, time, timedelta, timezone, tzinfo
from zoneinfo import ZoneInfo

home = ZoneInfo("America/New_York")
for parts in ((2002, 10, 27, 1, 45), (2002, 4, 7, 2, 45), (2002, 6, 1, 1, 1)):
    first = datetime(*parts, tzinfo=home)
    second = first.replace(fold=1)
    there, later = first.astimezone(timezone.utc), second.astimezone(timezone.utc)
    print(first == there, there == first, second == later, first != there, first <= there, first < there, first - there)
    print(first == second, hash(first) == hash(second), hash(first) == hash(there), len({first, second, there, later}))
    print(first == datetime(*parts, tzinfo=ZoneInfo("America/Toronto")), first == first.astimezone(home), there in [first, there])


class Twice(tzinfo):
    def utcoffset(self, moment):
        return timedelta(hours=-5 if moment.fold else -4)

    def dst(self, moment):
        return timedelta(0)


class Mine(datetime):
    pass


first = Mine(2020, 1, 1, 12, tzinfo=Twice())
print(hash(first) == hash(first.replace(fold=1)))
print(Mine(2020, 1, 1, 12, tzinfo=Twice()) == datetime(2020, 1, 1, 16, tzinfo=timezone.utc))
print(datetime(2020, 1, 1, 16, tzinfo=timezone.utc) != Mine(2020, 1, 1, 12, tzinfo=Twice()))
print(datetime(2020, 1, 1, 16, tzinfo=timezone.utc) == datetime(2020, 1, 1, 17, tzinfo=timezone(timedelta(hours=1))))
print(hash(time(1, 2, fold=1)) == hash(time(1, 2)))
