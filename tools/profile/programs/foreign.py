"""Texts beyond ASCII, wide fields, and natives that ask the guest again and again: what `natives.py` does not do, in the same way."""
import collections
import csv
import datetime as dt
import decimal
import functools
import heapq
import io
import itertools
import json
import operator
import random
import re
import string
import textwrap

random.seed(2)
line = "The quick brown fox jumps over the lazy dog"
foreign = "Grüße aus Köln, naïve café — 日本語テキスト"
long = line * 50
words = line.lower().split() * 12
names = ["".join(random.choices(string.ascii_lowercase, k=random.randint(3, 10))) for _ in range(300)]
ints = [random.randint(0, 10**6) for _ in range(300)]
floats = [random.random() for _ in range(300)]
pairs = [(random.randint(0, 50), name) for name in names]
records = [{"name": name, "n": random.randint(0, 100), "v": random.random()} for name in names[:100]]
text = json.dumps(records)
small = {"a": 1, "b": [1, 2, 3], "c": {"d": "text", "e": None}, "f": 1.5}
first, second, day = dt.datetime(2024, 1, 2, 3, 4, 5), dt.datetime(2024, 3, 2, 3, 4, 5), dt.date(2024, 5, 6)
counted = collections.Counter(words)
data = line.encode()


class Point:
    def __init__(self, x):
        self.x = x

    def __str__(self):
        return str(self.x)

    def __lt__(self, other):
        return self.x < other.x

    def __eq__(self, other):
        return self.x == other.x

    def __hash__(self):
        return hash(self.x)

    def __add__(self, other):
        return Point(self.x + other.x)

    def __iter__(self):
        return iter((self.x, self.x))

    def __format__(self, spec):
        return "P"


class Named:
    def __init__(self, name):
        self.name = name

    def __repr__(self):
        return f"Named({self.name!r})"

    def __str__(self):
        return f"<{self.name:>5}>"


points, named = [Point(n) for n in ints], [Named(name) for name in names]

# By what they are of, as in `natives.py`; those of the guests call its methods. `tools/bench/natives.py` times each.
OPERATIONS = r"""
# str
line.split(" ", 3)
line.rsplit(" ", 1)
line.rsplit()
line.split("quick")
"a,b,,c,".split(",")
"one\ntwo\r\nthree".splitlines()
"one\ntwo\r\nthree".splitlines(True)
foreign.splitlines()
foreign.title()
foreign.capitalize()
foreign.swapcase()
foreign.casefold()
foreign.strip()
foreign.split(",")
foreign.partition(",")
foreign.startswith("Grü")
foreign.count("a")
foreign.index("a")
foreign.rfind("a")
foreign[5]
foreign[::-1]
foreign[-5:]
foreign + "x"
foreign * 3
foreign == line
foreign in names
len(foreign)
"".join(reversed(line))
"-".join([str(n) for n in ints])
", ".join(f"{n}" for n in ints[:20])
[c for c in line if c.isalpha()]
line.zfill(60)
line.center(80)
line.ljust(80, "-")
line.expandtabs()
line.encode("utf-16")
line.encode("latin-1")
foreign.encode("utf-8")
foreign.encode().decode()
"%-10s|%5d|%08.3f" % ("ab", 42, 3.14159)
"%(a)s %(b)d" % {"a": 1, "b": 2}
"{:,}".format(1234567)
"{0:>{1}}".format("x", 10)
f"{3.14159:.3e} {1e10:g} {255:#x} {5:+d}"
f"{line:.10}"
f"{'x':*^20}"
"abc" < "abd", "abc" == "abc", "abc" != "xyz"
"abc" in line, "zzz" not in line
line.isidentifier(), line.isprintable(), "Ab".istitle()
ord("a"), chr(8364)
line.replace("the", "a").replace("fox", "cat")
line.translate(str.maketrans("", "", "aeiou"))
# sorted
sorted(foreign)
sorted(line)
"".join(sorted(line))
sorted([second, first])
sorted(counted.items(), key=lambda pair: -pair[1])
sorted(counted, key=counted.get, reverse=True)
sorted(ints)
sorted(floats)
sorted(names)
sorted(names, key=len)
sorted(pairs)
sorted(records, key=lambda r: r["n"])
sorted(records, key=operator.itemgetter("n", "name"))
sorted(ints, reverse=True)
sorted(words, key=str.lower)
sorted(range(300, 0, -1))
sorted(pairs, key=lambda p: (p[0], -len(p[1])))
sorted([(1, "b"), (1, "a"), (0, "c")])
sorted({3, 1, 2})
sorted({"b": 1, "a": 2}.items())
# Counter
collections.Counter(line)
collections.Counter(words)
collections.Counter(words).most_common(3)
counted + counted
counted - counted
counted & counted
counted["the"], counted["zzz"]
counted.total()
list(counted.elements())
collections.Counter(a=1, b=2)
sum(counted.values())
dict(counted)
# json
json.loads('{"a": [1, 2, {"b": null}], "c": 1.5e3}')
json.loads('[1,2,3]')
json.loads('"text with \\u00e9 and \\n"')
json.dumps([1, 2.5, None, True, "x"])
json.dumps(small, indent=2)
json.dumps(small, sort_keys=True)
json.dumps(small, separators=(",", ":"))
json.dumps({"d": first}, default=str)
json.dumps(records, ensure_ascii=False)
json.loads(text, parse_float=decimal.Decimal)
json.loads(text, object_hook=lambda record: record)
# re
re.findall(r"[a-z]+", line)
re.split(r"\W+", line)
re.sub(r"[aeiou]", "", line)
re.sub(r"(\w+) (\w+)", r"\2 \1", line)
re.search(r"(?P<w>fox)", line).group("w")
re.match(r"\d{4}-\d{2}-\d{2}$", "2024-01-02")
re.fullmatch(r"[A-Za-z0-9._%+-]+@[A-Za-z0-9.-]+\.[A-Za-z]{2,}", "john.doe@example.com")
re.compile(r"\bthe\b", re.I).findall(long)
[m.span() for m in re.finditer(r"o", long)]
re.sub(r"\s+", " ", long)
re.escape("a.b*c")
re.findall(r"(?<=q)\w+", long)
re.split(r"[,;]\s*", "a, b;c,d; e")
re.match(r"(a+)+$", "aaaaaaaaaaaa")
re.sub(r"o", lambda match: match.group().upper(), long)
# datetime
f"{first:%Y-%m-%d}"
str(first)
first + dt.timedelta(days=1, hours=2)
second - first
(second - first).total_seconds()
first.replace(year=2020)
first.strftime("%Y-%m-%d %H:%M:%S")
dt.datetime.strptime("2024-01-02 03:04:05", "%Y-%m-%d %H:%M:%S")
dt.datetime.fromisoformat("2024-01-02T03:04:05")
first.isoformat()
first.weekday(), first.isocalendar()
dt.datetime(2024, 1, 2)
dt.date(2024, 5, 6) - dt.date(2023, 1, 1)
dt.timedelta(days=1) * 3
dt.datetime.now()
first.timestamp()
first.astimezone(dt.timezone.utc)
dt.datetime.now(dt.timezone.utc).isoformat()
day.strftime("%d/%m/%Y")
dt.date.today()
max(first, second)
# others
list(foreign)
set(foreign)
sum(1 for c in line if c == "o")
{c: line.count(c) for c in set(line)}
data.hex()
bytes.fromhex("deadbeef")
str(ints[:20])
repr(words[:20])
repr(small)
str(3.0), str(1e100), str(0.1)
int("ff", 16), int("0b101", 0), int("-42")
float("1e-5"), float(" 3.5 "), float("inf")
textwrap.wrap(long[:300], 40)
textwrap.dedent("    a\n    b\n")
textwrap.fill(long[:200], 50)
string.capwords(line)
string.Template("$a and $b").substitute(a=1, b=2)
min(names), max(names, key=len)
data + data, data.split(b" "), data.replace(b"o", b"0"), bytearray(data).upper()
# guests
sorted(points, key=operator.attrgetter("x"))
json.dumps(points[:50], default=str)
csv.writer(io.StringIO()).writerows([[point, point.x, "a,b"] for point in points[:20]])
",".join(str(point) for point in points)
"{:>5}{}".format(points[0], 1), "%s %s" % (points[0], points[1]), f"{points[0]} {points[1]!s:>5}"
("{} " * 20).format(*points[:20]), ("%s " * 20) % tuple(points[:20])
set(points), dict(zip(points, ints)), sorted(points), min(points), max(points)
sum(points, Point(0)).x, functools.reduce(operator.add, points).x
heapq.heapify(points[:50])
list(itertools.chain.from_iterable(points[:50]))
list(zip(points, map(str, points)))
[list(group) for _, group in itertools.groupby(points, key=lambda point: point.x // 100000)]
repr(points[:5]), str(points[:5])
line.translate(collections.defaultdict(lambda: "x"))
str(named[0]), f"{named[1]} {named[2]!r}", "%s %r" % (named[3], named[4]), "{} {!r}".format(named[5], named[6])
repr(named[:20]), ", ".join(map(str, named)), ", ".join(f"{one}" for one in named)
"""


def repeat(operation, times):
    names = {}
    exec(f"def run(times):\n    for _ in range(times):\n        {operation}\n", globals(), names)
    names["run"](times)


for operation in OPERATIONS.strip().splitlines():
    if not operation.startswith("#"):
        repeat(operation, 400)
