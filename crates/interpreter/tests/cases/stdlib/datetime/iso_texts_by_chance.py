# Texts of ISO 8601, whole and damaged: what is read, and what is refused, by dates, times and moments.
import random
from datetime import date, datetime, time


def show(function, text):
    try:
        return repr(function(text))
    except Exception as error:
        return f"{type(error).__name__} {error}"


WHOLE = (
    "2024-W60-1 2024-W53-1 0000-W01-1 2024-W01-9 2024W011 2024-W01 2024W01 2024-13-01 2024-02-30 2024-1-01 9999-W52-7 9999-W53-1 0001-W01-1 20240101 2024-0101 "
    "2024W01-1 2024-W011 2024-01-01T10 2024-01-01T1 2024-01-01T 2024-01-01T24:00 2024-01-01T10:00+25:00 2024-01-01T10:00Z 2024-01-01T10:00z "
    "2024-01-01T10:00-00:00 2024-01-01T10:00+00:00:00.5 2024-01-01T10:00:00,123 2024-01-01T10:00:00.1234567 2024-01-01T10:60 20240101T101112 20240101T1011 "
    "2024-01-01é10:00 2024-W01-1T10 2024W01110 2024W011T10 2024-01-01T10:00:00+0100 2024-01-01T10:00:00+01 2024-01-01T10:00:00+1 2024-01-01T10:00:00+24:00 "
    "2024-01-01T10:00+23:59:59.999999 2024-01-01T10:0 2024-01-01T100 2024-01-01T10:00.5 0001-01-01T00:00+14:00 T10:11 10111234 10:00:00:5"
).split()
for text in [*WHOLE, "", "2024-01-01 10:00", "2024-01-01T10:00 +01:00", "x" * 2000]:
    print(repr(text[:50]), show(date.fromisoformat, text)[:80], show(time.fromisoformat, text)[:120], show(datetime.fromisoformat, text)[:150])
random.seed(3)
letters = "0123456789-:T W+Z.,é"
forms = ["2024-01-02T03:04:05.678901+01:30", "20240102T030405", "2024-W05-3T10:11", "2024W053T1011", "2024-01-02 10:11:12Z", "10:11:12.345", "2024-01-02"]
for number in range(1500):
    if number % 4 == 0:
        text = "".join(random.choice(letters) for _ in range(random.randint(0, 14)))
    else:
        parts = list(random.choice(forms))
        for _ in range(random.randint(1, 2)):
            place = random.randrange(len(parts))
            match random.randrange(3):
                case 0:
                    del parts[place]
                case 1:
                    parts.insert(place, random.choice(letters))
                case 2:
                    parts[place] = random.choice(letters)
        text = "".join(parts)
    print(repr(text), show(date.fromisoformat, text), show(time.fromisoformat, text), show(datetime.fromisoformat, text))
