from datetime import date, datetime, time, timedelta, timezone

def shown(function, *args, **names):
    try:
        print(repr(function(*args, **names)))
    except Exception as error:
        print(type(error).__name__, error)

clock = time(1, 2, 3)
for names in ({"hour": 5}, {"hour": None}, {"minute": 61}, {"tzinfo": timezone.utc}, {"tzinfo": None}, {"fold": 1}, {"microsecond": 1.5}):
    shown(clock.replace, **names)
for value in (None, timedelta(1), 5):
    shown(date(2024, 1, 1).strftime, value)
    shown(datetime(2024, 1, 1).strftime, value)
    shown(timezone.utc.utcoffset, value)
    shown(timezone, value)
    shown(date, value)
    shown(date, 2024, value)
    shown(datetime.utcfromtimestamp, value)

class Clock(time):
    pass

print(repr(Clock(1).replace(minute=2)), repr(clock.replace(4, 5, 6, 7)), clock.replace(second=0))
