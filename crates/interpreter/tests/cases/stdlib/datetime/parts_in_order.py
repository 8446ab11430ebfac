# Parts are numbers that C can hold before one of them is found to be out of its range.
from datetime import date, datetime, time, timedelta


def shown(*sources):
    for source in sources:
        try:
            print(source, "->", repr(eval(source, globals())))
        except Exception as error:
            print(source, "!!", type(error).__name__, error)


for number in ("10**30", "-10**30", "2**53", "-2**53", "2**31", "2**31 - 1", "1.0", "'1'", "None", "True"):
    shown(f"date({number}, 1, 1)", f"date(2020, 13, {number})", f"datetime(2020, 13, 1, {number})", f"datetime(2020, 1, 1, 25, microsecond={number})", f"datetime(0, 1, 1, fold={number})")
    shown(f"time(99, {number})", f"time(fold={number})", f"date(2020, 1, 1).replace(day={number})", f"time(1).replace(second={number})", f"date.fromordinal({number})")
shown("datetime(2020, 1, 1, 24, tzinfo=5)", "datetime(2020, 1, 1, 2, tzinfo=5)", "time(24, tzinfo=5)", "date.year", "timedelta.days", "datetime.hour", "date.isoformat", "date.__add__")
