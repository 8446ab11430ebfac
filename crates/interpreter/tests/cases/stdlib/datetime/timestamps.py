# Timestamps, epochs and UTC.
from datetime import datetime, timezone, timedelta, date
epoch = datetime(1970, 1, 1, tzinfo=timezone.utc)
for ts in (0, 1, 1e9, 1700000000, -1, 1234567890.123456, 0.000001):
    d = datetime.fromtimestamp(ts, timezone.utc)
    print(ts, d.isoformat(), d.timestamp() == ts, (d - epoch).total_seconds() == ts)
print(datetime(2000, 1, 1, tzinfo=timezone.utc).timestamp(), datetime(2024, 2, 29, 12, tzinfo=timezone(timedelta(hours=2))).timestamp())
print(datetime.utcfromtimestamp(1e9), datetime.fromtimestamp(1e9, tz=timezone(timedelta(hours=-8), "PST")))
print(int(datetime(2038, 1, 19, 3, 14, 7, tzinfo=timezone.utc).timestamp()) == 2**31 - 1)
print(date.fromtimestamp(1700000000), (date(2024, 1, 1) - date(1970, 1, 1)).days * 86400)
ms = 1700000000123
print(datetime.fromtimestamp(ms / 1000, timezone.utc).strftime("%Y-%m-%dT%H:%M:%S.%f")[:-3] + "Z")
a = datetime(2024, 5, 1, 12, tzinfo=timezone.utc)
b = a.astimezone(timezone(timedelta(hours=5, minutes=45)))
print(b, a == b, a.timestamp() == b.timestamp(), b.utcoffset(), b.date(), b.timetz())
