# What zones say of moments, of nothing and of other things; keys that there are not; files; classes derived from `ZoneInfo`.
import io
from datetime import date, datetime, time, timedelta, timezone
from zoneinfo import ZoneInfo, available_timezones


def show(name, function, *args, **keywords):
    try:
        print(name, repr(function(*args, **keywords)))
    except Exception as error:
        print(name, type(error).__name__, error)


paris, utc = ZoneInfo("Europe/Paris"), ZoneInfo("UTC")
for thing in (5, "a", date(2024, 1, 1), time(1), None, datetime(2024, 7, 1), datetime(2024, 1, 1, fold=1), datetime(2024, 7, 1, tzinfo=paris)):
    for name in ("utcoffset", "dst", "tzname", "fromutc"):
        show(f"{name} {thing}", getattr(paris, name), thing)
        show(f"{name} {thing}", getattr(utc, name), thing)
for name in ("utcoffset", "dst", "tzname", "fromutc"):
    show(name, getattr(paris, name))
    show(name, getattr(paris, name), 1, 2)
    show(name, getattr(paris, name), dt=1)
for key in ("", "/x", "a/../b", "../a", "../../a", "Nope", 5, None, "Europe/paris", "Europe", ".", "Europe/", "Europe//Paris", ("a",)):
    show(repr(key), ZoneInfo, key)
for data in (b"abc", b"TZif" + bytes(60), b""):
    show(data[:10], ZoneInfo.from_file, io.BytesIO(data))
show("no file", ZoneInfo.from_file, 5)
show("no cache", ZoneInfo.no_cache, "UTC")
print(len(available_timezones()) > 400, "UTC" in available_timezones(), type(available_timezones()))
for key in ("Europe/Paris", "America/New_York", "Australia/Lord_Howe", "Asia/Kolkata", "America/Sao_Paulo", "Europe/London", "Antarctica/Troll", "Pacific/Apia"):
    zone = ZoneInfo(key)
    for year in (1985, 2007, 2021, 2024, 2037, 2038, 2100):
        last = None
        for hours in range(0, 8784, 3):
            moment = (datetime(year, 1, 1, tzinfo=timezone.utc) + timedelta(hours=hours)).astimezone(zone)
            if (moment.utcoffset(), moment.tzname()) != last:
                last = moment.utcoffset(), moment.tzname()
                print(key, moment, moment.fold, moment.tzname(), moment.dst())
                for minutes in range(-240, 241, 60):
                    near = (moment.astimezone(timezone.utc) + timedelta(minutes=minutes)).astimezone(zone)
                    print(near.isoformat(), near.fold, near.replace(fold=1 - near.fold).utcoffset(), near.timestamp())


class Rome(ZoneInfo):
    def utcoffset(self, dt):
        return timedelta(hours=9)


class Moment(datetime):
    pass


rome = Rome("Europe/Rome")
moment = datetime(2024, 7, 1, tzinfo=rome)
print(rome is Rome("Europe/Rome"), rome is ZoneInfo("Europe/Rome"), moment, moment.dst(), f"{moment:%Z %z}")
print(moment.astimezone(timezone.utc), moment == datetime(2024, 7, 1, tzinfo=timezone(timedelta(hours=9))))
print(repr(Moment(2024, 7, 1, tzinfo=ZoneInfo("Asia/Tokyo")).astimezone(paris)))
