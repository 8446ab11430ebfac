# Builtin functions and types that are given their arguments by name, in any order, with some too many, too few or twice.
from datetime import date, datetime, time, timedelta, timezone
import datetime as module

def attempt(function, *args, **kwargs):
    try:
        return function(*args, **kwargs)
    except Exception as error:
        return f"{type(error).__name__}: {error}"

for _ in range(3):
    print(timedelta(days=1), timedelta(hours=1, days=2), timedelta(1, minutes=3), module.timedelta(weeks=1, microseconds=-1), timedelta(1, 2, 3, 4, 5, 6, 7))
    print(datetime(2024, 1, 31), datetime(2024, 1, 31, 9, 30), datetime(2024, month=2, day=3, fold=1), datetime(day=1, year=2, month=3, tzinfo=timezone.utc))
    print(module.datetime(2024, 5, 6, second=7), date(2024, day=2, month=1), time(minute=5), time(1, 2, tzinfo=None, fold=1))
print(attempt(timedelta, 1, days=2), attempt(timedelta, day=2), attempt(timedelta, 1, 2, 3, 4, 5, 6, 7, 8), attempt(timedelta, "1"), attempt(timedelta, days="1"))
print(attempt(timedelta, hours=1, hour=1), attempt(timedelta, days=10**9), attempt(timedelta, days=10**40), attempt(timedelta, days=float("nan")))
print(attempt(datetime, 2024), attempt(datetime, 2024, 1, day=1, days=1), attempt(datetime, 2024, 1, 1, year=1), attempt(datetime, month=1, day=1))
print(attempt(datetime, 2024, 1, 1, 1, 1, 1, 1, None, 0), attempt(datetime, 2024, 1, 1, fold=2), attempt(datetime, 2024, 13, day=1), attempt(date, 2024, 1, 1, 1))
print(attempt(date, 2024, month=1), attempt(time, 25), attempt(time, hour=1, hours=2), attempt(date), attempt(datetime))
print(sorted([3, 1, 2], reverse=True), sorted([3, 1, 2], key=lambda n: -n, reverse=True), attempt(sorted, [1], reversed=True), attempt(sorted, key=None))
print("a,b,c".split(sep=","), "a,b,c".split(maxsplit=1, sep=","), attempt("a".split, seps=1), attempt("a".split, ",", sep=","), "a-b-c".rsplit("-", maxsplit=1))
print(int("ff", base=16), attempt(int, base=16), attempt(int, x="1"), str(object=5), str(b"x", encoding="ascii", errors="strict"), attempt(str, b"x", codec=1))
print(round(number=2.567, ndigits=1), round(2.5), attempt(round, ndigits=1), list(enumerate(iterable="ab", start=3)), attempt(enumerate, "a", begin=1))
print(sum([1, 2], start=10), attempt(sum, iterable=[1]), pow(base=2, exp=10, mod=7), attempt(pow, 2, power=3), attempt(pow, 2))
print(max([1, 5], default=0), max([], default=3), min("b", "a", key=ord), attempt(max, [], defaults=1))
print(b"ab".decode(encoding="utf-8", errors="strict"), "é".encode(errors="replace", encoding="ascii"), (5).to_bytes(length=2, byteorder="big"), (5).to_bytes(2, "big", signed=True))
print(int.from_bytes(b"\x01\x02", byteorder="little"), int.from_bytes(bytes=b"\xff", byteorder="big", signed=True), attempt(int.from_bytes, b"1", order="big"))
print("a\tb".expandtabs(tabsize=3), "x\ny\n".splitlines(keepends=True), complex(real=1, imag=2), complex(imag=2), attempt(complex, reel=1), bytes(source=b"q"), bytearray("é", encoding="utf-8"))
print(attempt(len, obj=[1]), attempt([].append, object=1), attempt({}.get, key=1), attempt("".join, iterable=[]), attempt(abs, x=1), attempt(isinstance, obj=1, class_or_tuple=int))
print(dict(a=1, b=2), dict([("x", 1)], y=2), attempt(list, iterable=[1]), attempt(tuple, iterable=[1]), attempt(bool, x=1), attempt(float, x=1), attempt(range, start=1))
print(datetime(2024, 1, 2).replace(day=5, hour=3), datetime(2024, 1, 2, 3, 4).isoformat(sep=" ", timespec="hours"), attempt(datetime(2024, 1, 2).replace, days=1))

class Span(timedelta):
    def __new__(cls, text, *, scale=1):
        return super().__new__(cls, hours=int(text) * scale)
    def __repr__(self):
        return f"<{self.days} {self.seconds}>"
print(Span("5"), repr(Span("5", scale=10)), repr(Span("7", scale=2) + timedelta(1)), attempt(Span, "1", scales=1))

class Named(dict):
    def __init__(self, *args, label=None, **more):
        super().__init__(*args, **more)
        self.label = label
print(Named(a=1, label="x"), Named([(1, 2)], label="y").label)
