from zoneinfo import ZoneInfo, available_timezones, ZoneInfoNotFoundError
from datetime import datetime, timedelta, timezone, time
for key in ("America/New_York", "Europe/London", "Australia/Lord_Howe", "Asia/Kathmandu", "UTC", "America/Sao_Paulo", "Pacific/Apia", "Asia/Tokyo"):
    z = ZoneInfo(key)
    for when in (datetime(1900, 1, 1), datetime(1945, 6, 1), datetime(1990, 1, 1), datetime(2011, 12, 30, 5), datetime(2024, 1, 1), datetime(2024, 7, 1), datetime(2050, 1, 1), datetime(2050, 7, 1)):
        d = when.replace(tzinfo=z)
        print(key, d, d.tzname(), d.dst(), d.astimezone(timezone.utc), when.replace(tzinfo=timezone.utc).astimezone(z))
ny = ZoneInfo("America/New_York")
for year in (1999, 2024, 2045):
    for fold in (0, 1):
        for month, day in ((3, 10), (4, 4), (10, 31), (11, 3), (3, 12), (11, 5)):
            d = datetime(year, month, day, 1, 30, fold=fold, tzinfo=ny)
            print(d, d + timedelta(hours=1), (d.astimezone(timezone.utc) + timedelta(hours=1)).astimezone(ny).fold)
print(ny, repr(ny), ZoneInfo("UTC") is ZoneInfo("UTC"), ZoneInfo.no_cache("UTC") is ZoneInfo("UTC"), time(1, tzinfo=ny).utcoffset(), time(1, tzinfo=ZoneInfo("UTC")).utcoffset(), "Asia/Tokyo" in available_timezones())
for bad in ("No/Where", "/etc/x", "a/../b", ""):
    try:
        ZoneInfo(bad)
    except Exception as e:
        print(type(e).__name__, e)
