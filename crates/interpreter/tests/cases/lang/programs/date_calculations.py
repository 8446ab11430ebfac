# Dates without a library: leap years, weekdays, differences, calendars, Easter, ISO parsing.
DAYS = "Monday Tuesday Wednesday Thursday Friday Saturday Sunday".split()
MONTHS = "January February March April May June July August September October November December".split()
def leap(y): return y % 4 == 0 and (y % 100 != 0 or y % 400 == 0)
def days_in(y, m): return 29 if m == 2 and leap(y) else (31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31)[m - 1]
class Date:
    def __init__(self, y, m, d):
        if not 1 <= m <= 12: raise ValueError(f"month must be in 1..12, not {m}")
        if not 1 <= d <= days_in(y, m): raise ValueError(f"day is out of range for {MONTHS[m - 1]} {y}")
        self.y, self.m, self.d = y, m, d
    @classmethod
    def parse(cls, text):
        try: y, m, d = map(int, text.split("-"))
        except ValueError: raise ValueError(f"not a date: {text!r}") from None
        return cls(y, m, d)
    @classmethod
    def from_ordinal(cls, n):
        y = max(1, n // 366)
        while cls(y + 1, 1, 1).ordinal() <= n: y += 1
        n -= cls(y, 1, 1).ordinal()
        m = 1
        while n >= days_in(y, m): n -= days_in(y, m); m += 1
        return cls(y, m, n + 1)
    def ordinal(self):
        y = self.y - 1
        return y * 365 + y // 4 - y // 100 + y // 400 + sum(days_in(self.y, k) for k in range(1, self.m)) + self.d
    def weekday(self): return (self.ordinal() + 6) % 7
    def __sub__(self, o): return self.ordinal() - o.ordinal() if isinstance(o, Date) else Date.from_ordinal(self.ordinal() - o)
    def __add__(self, n): return Date.from_ordinal(self.ordinal() + n)
    def __eq__(self, o): return (self.y, self.m, self.d) == (o.y, o.m, o.d)
    def __lt__(self, o): return (self.y, self.m, self.d) < (o.y, o.m, o.d)
    def __str__(self): return f"{self.y:04}-{self.m:02}-{self.d:02}"
    def __format__(self, spec):
        if not spec: return str(self)
        for k, v in {"%Y": self.y, "%m": f"{self.m:02}", "%d": f"{self.d:02}", "%A": DAYS[self.weekday()], "%B": MONTHS[self.m - 1]}.items(): spec = spec.replace(k, str(v))
        return spec
def easter(y):
    a, b, c = y % 19, y // 100, y % 100
    d, e = divmod(b, 4)
    g = (8 * b + 13) // 25
    h = (19 * a + b - d - g + 15) % 30
    i, k = divmod(c, 4)
    l = (32 + 2 * e + 2 * i - h - k) % 7
    m = (a + 11 * h + 22 * l) // 451
    return Date(y, (h + l - 7 * m + 114) // 31, (h + l - 7 * m + 114) % 31 + 1)
a, b = Date.parse("2024-02-28"), Date(2024, 12, 25)
print(a, f"{a:%A, %d %B %Y}", a + 1, a + 2, b - a, b - 360, Date(2000, 1, 1) - Date(1900, 1, 1), DAYS[Date(1969, 7, 20).weekday()], a < b, sorted([b, a])[0])
print([y for y in (1900, 2000, 2023, 2024, 2100) if leap(y)], [str(easter(y)) for y in (2000, 2024, 2025)], [str(Date(2024, m, 13)) for m in range(1, 13) if Date(2024, m, 13).weekday() == 4])
def calendar(y, m):
    start, out = Date(y, m, 1).weekday(), []
    cells = [""] * start + [str(d) for d in range(1, days_in(y, m) + 1)]
    return [f"{MONTHS[m - 1]} {y}".center(20).rstrip(), " ".join(d[:2] for d in DAYS)] + [" ".join(f"{c:>2}" for c in cells[i:i + 7]) for i in range(0, len(cells), 7)]
print(*calendar(2024, 2), sep="\n")
for bad in ("2023-02-29", "2024-13-01", "2024-01-00", "hello", "2024-1"):
    try: Date.parse(bad)
    except ValueError as e: print(e)
print(all(Date.from_ordinal(n).ordinal() == n for n in range(1, 800000, 7919)))
