from datetime import date, datetime, timedelta, timezone

moment = datetime(2024, 2, 29, 13, 5, 9, 1234)

def shown(function, *args, **names):
    try:
        return repr(function(*args, **names))
    except Exception as error:
        return f"{type(error).__name__} {error}"

zones = [None, timezone.utc, timezone(timedelta(hours=-5, minutes=-30)), timezone(timedelta(seconds=5))]
for zone in zones:
    for one in (moment.replace(tzinfo=zone), moment.replace(tzinfo=zone, microsecond=0)):
        print(one.isoformat(), one.isoformat(" "), one.isoformat(timespec="minutes"), one.isoformat("x", "milliseconds"), str(one))
        print(hash(one) == hash(one), one.isoformat(), shown(one.isoformat, "ab"), shown(one.isoformat, 1), shown(one.isoformat, timespec="q"))
for text in ("2024-03-05", "2024-03-05T12:34", "2024-03-05 12:34:56", "2024-03-05T12:34:56.789", "2024-03-05T12:34:56.789012", "2024-03-05T12:34:56Z",
             "2024-03-05T12:34:56+02:00", "20240305", "2024-W10-2", "2024-02-30", "2024-13-01", "2024-3-5", "2024-03-05T25:00", "2024-03-05T12:60", "abc", "",
             "2024-03-05T", "2024-03-05T12", "2024-03-05T12:3", "2024-03-05T12:34:56.7", "0000-01-01", "2024-03-05é12:34", "20240305T123456", 5, None,
             b"2024-03-05", "2024-03-05T12:34:56,789"):
    print(text, shown(datetime.fromisoformat, text), shown(date.fromisoformat, text))
