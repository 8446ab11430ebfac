from datetime import date, datetime, timezone

moment = datetime(2024, 2, 29, 13, 5, 9, 1234)

def shown(function, *args, **names):
    try:
        print(args, names, repr(function(*args, **names)))
    except Exception as error:
        print(args, names, type(error).__name__, error)

for names in ({"year": 2023}, {"day": 1}, {"hour": 25}, {"tzinfo": None}, {"tzinfo": timezone.utc}, {"fold": 1}, {"year": None}, {"month": "a"}, {"month": 2, "day": 30},
              {"microsecond": 5, "second": 1}, {"tzinfo": 5}, {"hour": 1.5}):
    shown(moment.replace, **names)
for names in ({"year": 2023}, {"day": 1}, {"year": None}, {"month": "a"}, {"month": 2, "day": 30}):
    shown(moment.date().replace, **names)
shown(moment.replace, 2020, 1, 1)
shown(moment.date().replace, 2020, 5)
shown(moment.replace, True)

class Stamp(datetime):
    def label(self):
        return f"stamp {self:%Y}"

class Day(date):
    pass

print(repr(Stamp(2024, 1, 1).replace(day=5)), Stamp.fromisoformat("2024-05-06T07:08:09").label())
print(type(Day.fromisoformat("2024-05-06")).__name__, repr(Day(2024, 1, 1).replace(month=7)))
