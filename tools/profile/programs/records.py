"""Records of every kind: csv, json, regular expressions, dates, reports, joins of tables, validation, pipelines of generators, and records
that are keys or wait in heaps."""
import csv
import heapq
import io
import json
import re
import textwrap
from collections import Counter, defaultdict, namedtuple
from dataclasses import dataclass, field
from datetime import date, datetime, timedelta
from itertools import accumulate, chain, groupby, islice


@dataclass(order=True)
class Job:
    due: float
    name: str = field(compare=False)


@dataclass(frozen=True)
class Place:
    city: str
    number: int


class Point:
    __slots__ = ("x", "y")

    def __init__(self, x, y):
        self.x, self.y = x, y

    def __eq__(self, other):
        return isinstance(other, Point) and (self.x, self.y) == (other.x, other.y)

    def __hash__(self):
        return hash((self.x, self.y))

    def __lt__(self, other):
        return self.x < other.x

    def __getitem__(self, at):
        return self.x if at == 0 else self.y


Sale = namedtuple("Sale", "day shop item units price")


def table(n):
    out = io.StringIO()
    writer = csv.writer(out)
    writer.writerow(["day", "shop", "item", "units", "price"])
    first = date(2023, 1, 1)
    for i in range(n):
        writer.writerow([(first + timedelta(days=i % 365)).isoformat(), f"shop {i % 7}", ["tea", "oil, fine", "salt"][i % 3], i % 11, round(i % 50 * 1.1, 2)])
    return out.getvalue()


def read(text):
    for row in csv.DictReader(io.StringIO(text)):
        yield Sale(datetime.strptime(row["day"], "%Y-%m-%d").date(), row["shop"], row["item"], int(row["units"]), float(row["price"]))


def report(sales):
    by_month = defaultdict(float)
    for sale in sales:
        by_month[sale.day.strftime("%Y-%m")] += sale.units * sale.price
    lines = [f"{'month':<10}{'income':>12}", "-" * 22]
    for month, income in sorted(by_month.items()):
        lines.append(f"{month:<10}{income:>12,.2f}")
    return "\n".join(lines)


LOG = re.compile(r"^(?P<ip>\d+(?:\.\d+){3}) - \[(?P<when>[^\]]+)\] \"(?P<verb>[A-Z]+) (?P<path>\S+)\" (?P<code>\d{3})$")


def logs(n):
    return [f'10.0.{i % 9}.{i % 250} - [2024-03-{i % 28 + 1:02d} 10:{i % 60:02d}] "{["GET", "POST"][i % 2]} /page/{i % 13}?q={i}" {[200, 404, 500][i % 3]}' for i in range(n)]


def valid(record):
    errors = []
    if not re.fullmatch(r"[\w.+-]+@[\w-]+\.[\w.]+", record.get("email", "")):
        errors.append("email")
    if not isinstance(record.get("age"), int) or not 0 < record["age"] < 130:
        errors.append("age")
    for key in ("name", "city"):
        if not record.get(key, "").strip():
            errors.append(key)
    return errors


def walk(value, path=()):
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from walk(inner, path + (key,))
    elif isinstance(value, list):
        for i, inner in enumerate(value):
            yield from walk(inner, path + (str(i),))
    else:
        yield ".".join(path), value


sales = list(read(table(900)))
print(report(sales)[:60].replace("\n", "|"), len(report(sales)))
codes, paths = Counter(), Counter()
for line in logs(1500):
    match = LOG.match(line)
    if match:
        codes[match["code"]] += 1
        paths[match.group("path").split("?")[0]] += 1
print(codes.most_common(2), paths.most_common(1), len(re.findall(r"\b\d{2}\b", " ".join(logs(300)))), re.sub(r"(\w+) (\d+)", lambda m: m[2] + m[1], "shop 7 and shop 8"))
people = [{"name": f"p{i}", "email": f"p{i}@ex.org" if i % 4 else "bad", "age": i % 140, "city": ["Rome", " ", "Oslo"][i % 3]} for i in range(900)]
print(Counter(chain.from_iterable(valid(p) for p in people)), sum(1 for p in people if not valid(p)))
orders = [{"id": i, "customer": i % 900, "amount": i % 97} for i in range(2500)]
by_name = {p["name"]: p for p in people}
joined = [{**o, "city": by_name[f"p{o['customer']}"]["city"]} for o in orders]
joined.sort(key=lambda o: o["city"])
print({city: sum(o["amount"] for o in group) for city, group in groupby(joined, key=lambda o: o["city"])})
document = {"users": [{"id": i, "tags": ["a", "b"], "address": {"city": "X", "zip": str(i)}} for i in range(150)], "total": 150}
for _ in range(6):
    text = json.dumps(document, indent=2, sort_keys=True)
    document = json.loads(text)
print(len(text), len(dict(walk(document))), list(islice(accumulate(range(100)), 5)), textwrap.fill("some long text " * 20, 50).count("\n"), textwrap.dedent("  a\n  b"))
days = [date(2024, 1, 1) + timedelta(days=i) for i in range(1500)]
print(sum(1 for d in days if d.weekday() < 5), max(d.isocalendar()[1] for d in days), len({(d.year, d.month) for d in days}), (days[-1] - days[0]).days, datetime(2024, 2, 29, 12, 30).isoformat())
waiting = []
for i in range(1200):
    heapq.heappush(waiting, Job(i * 7919 % 1009 / 7, f"job {i}"))
    if i % 3 == 2:
        heapq.heappop(waiting)
print(len(waiting), heapq.nsmallest(1, waiting)[0].name, sorted(waiting)[0].due, max(waiting).due)
points = [Point(i % 23, i % 17) for i in range(1500)]
places = Counter(Place("abc"[i % 3], i % 40) for i in range(900))
print(len(set(points)), len({p: p[0] for p in points}), points.index(Point(9, 9)), Point(50, 0) in points, min(points).x, len(places), repr(waiting[0]))
