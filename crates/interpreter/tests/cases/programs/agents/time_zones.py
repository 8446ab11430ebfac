from datetime import datetime, timedelta, timezone
from zoneinfo import ZoneInfo
paris, york, utc = ZoneInfo("Europe/Paris"), ZoneInfo("America/New_York"), timezone.utc
meeting = datetime(2024, 3, 29, 15, 30, tzinfo=paris)
for days in range(0, 6, 2):
    one = meeting + timedelta(days=days)
    print(one.isoformat(), one.tzname(), one.astimezone(york).strftime("%Y-%m-%d %H:%M %Z"), one.astimezone(utc).time(), one.dst())
print((meeting.astimezone(utc) + timedelta(days=4)).astimezone(paris), meeting.timestamp())
print(datetime.fromtimestamp(0, utc), datetime.fromtimestamp(1e9, york), datetime(2024, 1, 1, tzinfo=utc) < meeting)
fixed = timezone(timedelta(hours=5, minutes=30), "IST")
print(datetime(2024, 6, 1, 12, tzinfo=fixed), fixed, repr(fixed), datetime(2024, 6, 1, 12, tzinfo=fixed).utcoffset())
try:
    print(datetime(2024, 1, 1) < meeting)
except TypeError as error:
    print(error)
print(sorted([meeting, datetime(2024, 3, 29, 10, tzinfo=york), datetime(2024, 3, 29, 14, tzinfo=utc)])[0].tzinfo)
print(datetime(2024, 11, 3, 1, 30, tzinfo=york).utcoffset(), datetime(2024, 11, 3, 1, 30, fold=1, tzinfo=york).utcoffset())
try:
    ZoneInfo("Mars/Base")
except Exception as error:
    print(type(error).__name__, error)
