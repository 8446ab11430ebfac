# Zones: offsets, names, transitions, folds.
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError, available_timezones
from datetime import datetime, timedelta, timezone
for name in ("UTC", "America/New_York", "Europe/Berlin", "Asia/Kolkata", "Australia/Lord_Howe", "America/St_Johns", "Pacific/Apia", "Asia/Tokyo"):
    z = ZoneInfo(name)
    for moment in (datetime(2024, 1, 15, 12, tzinfo=z), datetime(2024, 7, 15, 12, tzinfo=z)):
        print(name, moment.isoformat(), moment.tzname(), moment.utcoffset(), moment.dst(), moment.astimezone(timezone.utc).isoformat())
ny = ZoneInfo("America/New_York")
print(datetime(2024, 3, 10, 1, 59, tzinfo=ny).utcoffset(), datetime(2024, 3, 10, 2, 30, tzinfo=ny).utcoffset(), datetime(2024, 3, 10, 2, 30, tzinfo=ny, fold=1).utcoffset(), datetime(2024, 11, 3, 1, 30, tzinfo=ny).tzname(), datetime(2024, 11, 3, 1, 30, tzinfo=ny, fold=1).tzname(), datetime(2024, 3, 10, 12, tzinfo=ny) - datetime(2024, 3, 9, 12, tzinfo=ny), datetime(2024, 3, 9, 12, tzinfo=ny) + timedelta(days=1))
u = datetime(2024, 11, 3, 5, 30, tzinfo=timezone.utc)
print([(u + timedelta(hours=h)).astimezone(ny).isoformat() for h in range(3)], [(u + timedelta(hours=h)).astimezone(ny).fold for h in range(3)])
print(ny, repr(ny), ny.key, str(ny), ZoneInfo("UTC") is ZoneInfo("UTC"), ny == ZoneInfo("America/New_York"), ZoneInfo.no_cache("UTC") is ZoneInfo("UTC"), "Europe/Paris" in available_timezones(), len(available_timezones()) > 400, hash(ny) == hash(ny), datetime.now(ny).tzinfo is ny, datetime(1900, 1, 1, tzinfo=ny).utcoffset(), datetime(2100, 7, 1, tzinfo=ny).tzname())
for bad in (lambda: ZoneInfo("Nope/City"), lambda: ZoneInfo(""), lambda: ZoneInfo("../etc"), lambda: ZoneInfo(5), lambda: ZoneInfo(), lambda: ny.utcoffset("x")):
    try:
        print(bad())
    except Exception as error:
        print(type(error).__name__, str(error)[:50])
meeting = datetime(2024, 6, 1, 9, tzinfo=ZoneInfo("Europe/London"))
print([(z, meeting.astimezone(ZoneInfo(z)).strftime("%H:%M %Z %z")) for z in ("America/Los_Angeles", "Asia/Dubai", "Asia/Kathmandu")], issubclass(ZoneInfoNotFoundError, KeyError), ZoneInfo("Etc/GMT+5").utcoffset(datetime(2024, 1, 1)), ny.utcoffset(None), ny.fromutc(datetime(2024, 1, 1, tzinfo=ny)).isoformat())
