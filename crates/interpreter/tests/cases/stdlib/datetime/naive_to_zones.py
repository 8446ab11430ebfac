# Moments without a zone are taken to be of the local time when they move to one; here that is UTC, as in the environment of a test.
import datetime as dt

zones = [dt.timezone.utc, dt.timezone(dt.timedelta(hours=5, minutes=30)), dt.timezone(-dt.timedelta(hours=12), "far")]
moments = [dt.datetime(2024, 1, 2, 3, 4, 5), dt.datetime(2, 1, 1), dt.datetime(9998, 12, 31, 23, 59, 59, 999999), dt.datetime(2024, 2, 29, 0, 0, fold=1)]
for moment in moments:
    for zone in zones:
        moved = moment.astimezone(zone)
        print(moved, moved.tzname(), moved.fold, moved.replace(tzinfo=None) - moment)
print(moments[0].astimezone(), moments[0].astimezone().tzinfo)
for odd in (5, "UTC"):
    try:
        moments[0].astimezone(odd)
    except TypeError as error:
        print(error)


class Mine(dt.datetime):
    pass


print(type(Mine(2024, 1, 1).astimezone(zones[1])).__name__)
