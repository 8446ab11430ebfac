# Moments moved between zones: gaps, folds, the ends of the calendar, classes of the guest.
from datetime import datetime, timezone, timedelta, date, time
from zoneinfo import ZoneInfo
def t(f):
    try: print(repr(f()))
    except BaseException as e: print(type(e).__name__, e)
# zones
ny, be, utc = ZoneInfo('America/New_York'), ZoneInfo('Europe/Berlin'), timezone.utc
for d in (datetime(2024,3,10,6,59,59,5,tzinfo=utc), datetime(2024,3,10,7,tzinfo=utc), datetime(2024,11,3,5,30,tzinfo=utc), datetime(2024,11,3,6,30,tzinfo=utc), datetime(1,1,1,tzinfo=utc), datetime(9999,12,31,23,59,tzinfo=utc), datetime(2500,7,1,tzinfo=utc), datetime(1900,1,1,tzinfo=utc)):
    for z in (ny, be, utc, timezone(timedelta(hours=5.5))):
        t(lambda: (d.astimezone(z), d.astimezone(z).fold, d.astimezone(z).utcoffset(), d.astimezone(z).dst(), d.astimezone(z).tzname()))
d=datetime(2024,11,3,1,30,tzinfo=ny); t(lambda:(d.utcoffset(), d.replace(fold=1).utcoffset(), d.astimezone(be), d.replace(fold=1).astimezone(be), d.astimezone(ny) is d, d.astimezone(utc)))
t(lambda: datetime(2024,3,10,2,30,tzinfo=ny).astimezone(utc)); t(lambda: datetime(1,1,1,tzinfo=be).astimezone(ny)); t(lambda: datetime(9999,12,31,23,tzinfo=ny).astimezone(be))
t(lambda: time(3,tzinfo=ny).utcoffset()); t(lambda: time(3,tzinfo=ZoneInfo('UTC')).utcoffset()); t(lambda: datetime(2024,1,1).astimezone(ny) and 1); t(lambda: d.astimezone(5)); t(lambda: d.astimezone(ZoneInfo('UTC')))
class Z(ZoneInfo):
    def utcoffset(self, dt): return timedelta(hours=1)
z=Z('Europe/Berlin'); t(lambda: datetime(2024,7,1,tzinfo=z).utcoffset()); t(lambda: datetime(2024,7,1,tzinfo=z).astimezone(utc))
class D(datetime): pass
t(lambda: D(2024,7,1,tzinfo=be).astimezone(ny)); t(lambda: D(2024,7,1,tzinfo=be).utcoffset())
t(lambda: hash(date(2024,1,1))==hash(date(2024,1,1)) and hash(datetime(2024,1,1,1,tzinfo=utc))==hash(datetime(2024,1,1,2,tzinfo=timezone(timedelta(hours=1)))) and len({datetime(2024,1,1,h) for h in range(24)})); t(lambda: {date(2024,1,2):1}[datetime(2024,1,2).date()]); t(lambda: hash(time(3))==hash(time(3,0)))
