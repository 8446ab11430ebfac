# Templates over values with their own `__str__`, `__repr__` and `__format__`: each is asked once, in its turn.
import datetime
from decimal import Decimal


class Loud:
    def __init__(self, name):
        self.name = name

    def __str__(self):
        print("str", self.name)
        return f"S{self.name}"

    def __repr__(self):
        print("repr", self.name)
        return f"R{self.name}"

    def __format__(self, spec):
        print("format", self.name, repr(spec))
        return f"F{self.name}{spec}"


a, b = Loud("a"), Loud("b")
print("{}{:>5}{!r}{}".format(a, b, a, 3))
print("{} {:x} {!s:>6}|{!a}".format(a, b, b, a))
print("{0}{1}{0}".format(a, b), "{x}{}".format(a, x=b))
print("{}{}".format(a, b, "unused"), "{{{}}}".format(a))
print("%r %s %5s|%-5r|%.1s" % (a, b, a, b, a))
print("%s" % a, "%5s|" % b, "%s%%" % a, "%%%r" % (b,))
print("%s %d %.2f %x" % (a, 5, 1.5, 255))
print("%(x)s %(y)r" % {"x": a, "y": b})
for template, values in [("{} {}", (a,)), ("{} {", (a, b)), ("{} {1}", (a, b)), ("{!z}", (a,))]:
    try:
        print(template.format(*values))
    except Exception as error:
        print(type(error).__name__, error)
for template, values in [("%s %s", (a,)), ("%s", (a, b)), ("%s %d", (a, b)), ("%s %", (a,)), ("%s %y", (a, b))]:
    try:
        print(template % values)
    except Exception as error:
        print(type(error).__name__, error)


class Text(str):
    def __str__(self):
        return "own"

    def __format__(self, spec):
        return Text("formatted")


print("{}{}".format(Text("x"), a), "%s%s" % (Text("x"), a))


class Broken:
    def __str__(self):
        return 5

    def __format__(self, spec):
        return None


for attempt in (lambda: "%s" % Broken(), lambda: "%s %s" % (a, Broken()), lambda: "{}{}".format(a, Broken()), lambda: "{!s}".format(Broken())):
    try:
        attempt()
    except TypeError as error:
        print(error)
day = datetime.date(2024, 5, 6)
print("{}|{:%d.%m}|{!r}".format(day, day, day), "%s|%r|%12s" % (day, Decimal("1.50"), day))
print("{:>8}|{:.1f}".format(Decimal("2.25"), Decimal("2.25")), "%s %s" % ([a, b], (a,)))
