# Ages, next birthdays and leap days.
from datetime import date, timedelta
def age(born, on): return on.year - born.year - ((on.month, on.day) < (born.month, born.day))
def next_birthday(born, on):
    for year in (on.year, on.year + 1, on.year + 2, on.year + 3, on.year + 4):
        try: day = born.replace(year=year)
        except ValueError: day = date(year, 3, 1)
        if day >= on: return day
people = {"Ann": date(1990, 6, 15), "Bo": date(2000, 2, 29), "Cy": date(1985, 12, 31)}
today = date(2024, 3, 1)
for name, born in people.items():
    b = next_birthday(born, today)
    print(name, age(born, today), b, (b - today).days, b.strftime("%A"), (today - born).days)
print(sorted(people, key=lambda n: (people[n].month, people[n].day)), min(people, key=people.get))
for y in (2023, 2024, 1900, 2000):
    try: print(date(y, 2, 29))
    except ValueError as e: print(y, e)
print([(date(2024, 1, 1) + timedelta(days=n)).isoformat() for n in (0, 59, 60, 365, 366)])
zodiac = [(1, 20, "Aquarius"), (2, 19, "Pisces"), (3, 21, "Aries")]
print([n for m, d, n in zodiac if (m, d) <= (2, 29)][-1], date(2000, 1, 1).toordinal() - date(1999, 1, 1).toordinal())
print((date(2024, 12, 25) - date(2024, 3, 1)) // timedelta(weeks=1), divmod((date(2024, 12, 25) - date(2024, 3, 1)).days, 7))
