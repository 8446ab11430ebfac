# Format texts taken apart, and formatters that change how fields are looked up.
import string

formatter = string.Formatter()
for text in (
    "", "plain", "a{b}c", "{}", "{0}{1}", "{a.b[c]!r:>10}", "{{}}", "{{a}}{b}", "}}", "{:{}}", "{a:{b}.{c}}", "{!s}", "{a!r}", "{a[}]}", "{a[:]}", "{a[!]:x}",
    "{", "}", "a}b", "a{", "{a", "{a!", "{a!r", "{a!rx}", "{a:", "{a:{b}", "{{{a}}}", "{a{b}}", "x{{", "é{ü}ß", "{a:b:c}", "{ a }", "{0.real}{1[0]}", "text {a} more {b} end",
):
    found = []
    try:
        for part in formatter.parse(text):
            found.append(part)
    except ValueError as error:
        found.append(str(error))
    print(repr(text), found)

for wrong in (None, 1, b"x", []):
    try:
        print(list(formatter.parse(wrong)))
    except TypeError as error:
        print(type(error).__name__, error)


class Attr:
    def __init__(self, **items):
        self.__dict__.update(items)


values = {"a": Attr(b={"c": 3, 0: "zero"}, d=[1, 2]), "n": 5, "s": "text", "f": 3.14159}
for text in (
    "{a.b[c]}", "{a.b[0]}", "{a.d[1]}", "{n:>5}|{n:<5}|{n:^5}", "{s!r}", "{s!a}", "{s!s:>6}", "{f:.{n}f}", "{f:{w}}", "{a.d[x]}", "{a.zz}", "{zz}", "{n!x}", "{a.}", "{a[}", "{a[]}", "{a[0]x}",
    "{.b}", "{[0]}", "{n}{{}}", "{0}", "{}", "{n:{n}{n}}", "{f:{s}}",
):
    try:
        print(repr(text), repr(formatter.vformat(text, (), values | {"w": 8.3})))
    except (KeyError, IndexError, ValueError, AttributeError, TypeError) as error:
        print(repr(text), type(error).__name__, error)

for text in ("{}{}", "{0}{}", "{}{0}", "{1}{0}", "{:{}}", "{0:{1}}", "{}{a}", "{!r}{}", "{0[0]}", "{0.real}", "{2}", "{:>{}}", "{0:{}}"):
    try:
        print(repr(text), repr(formatter.format(text, 7, 3, a="A")))
    except (KeyError, IndexError, ValueError, AttributeError, TypeError) as error:
        print(repr(text), type(error).__name__, error)


class Defaults(string.Formatter):
    def __init__(self):
        self.seen = []

    def get_value(self, key, args, kwargs):
        self.seen.append(key)
        return kwargs.get(key, f"<{key}>") if isinstance(key, str) else super().get_value(key, args, kwargs)

    def check_unused_args(self, used, args, kwargs):
        self.seen.append(sorted(map(str, used)))

    def convert_field(self, value, conversion):
        return str(value).upper() if conversion == "u" else super().convert_field(value, conversion)


made = Defaults()
print(made.format("{a} {b!u} {0} {c:>5}", 1, a=2), made.seen)
print(formatter.get_field("a.b[c]", (), values), formatter.get_field("0", ("x",), {}), formatter.get_field("0[1].real", ([1, 2],), {}))
for wrong in ("a..b", "a[b", "a[b]c", "", "."):
    try:
        print(formatter.get_field(wrong, ("x",), values))
    except (ValueError, KeyError, IndexError, AttributeError, TypeError) as error:
        print(repr(wrong), type(error).__name__, error)
