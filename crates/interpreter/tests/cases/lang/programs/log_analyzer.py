# Log lines: parsing, filtering, grouping, histograms, top lists.
LOG = """\
2024-03-01 10:00:01 INFO  auth   user=ann action=login ms=120
2024-03-01 10:00:05 WARN  db     slow query ms=2300 table=orders
2024-03-01 10:01:10 INFO  web    GET /index status=200 ms=35
2024-03-01 10:01:11 ERROR web    GET /cart status=500 ms=870
2024-03-01 10:02:30 INFO  web    GET /index status=200 ms=28
not a log line
2024-03-01 10:02:31 INFO  auth   user=bob action=login ms=95
2024-03-01 10:02:59 ERROR db     deadlock table=orders ms=5000
2024-03-01 10:03:00 INFO  web    POST /cart status=201 ms=230
2024-03-01 11:15:00 DEBUG web    cache miss
"""
class Record:
    __slots__ = ("time", "level", "source", "text", "fields")
    def __init__(self, line):
        try:
            date, clock, self.level, self.source, rest = line.split(None, 4)
            h, m, s = map(int, clock.split(":"))
        except ValueError as e:
            raise ValueError(f"bad line {line[:12]!r}") from e
        self.time = h * 3600 + m * 60 + s
        words = rest.split()
        self.fields = dict(w.split("=", 1) for w in words if "=" in w)
        self.text = " ".join(w for w in words if "=" not in w)
    @property
    def ms(self): return int(self.fields.get("ms", 0))
records, bad = [], 0
for line in LOG.splitlines():
    try:
        records.append(Record(line))
    except ValueError as e:
        bad += 1
        print("skipped:", e, "/", e.__cause__)
print(len(records), "records,", bad, "bad")
def group(items, key):
    out = {}
    for i in items:
        out.setdefault(key(i), []).append(i)
    return out
levels = group(records, lambda r: r.level)
for level in sorted(levels, key=lambda l: (-len(levels[l]), l)):
    print(f"{level:<6}{len(levels[level]):>3} {'█' * len(levels[level])}")
for source, rs in sorted(group(records, lambda r: r.source).items()):
    times = [r.ms for r in rs if r.ms]
    print(f"{source:<5} n={len(rs)} avg={sum(times) / len(times):.1f} max={max(times)} errors={sum(r.level == 'ERROR' for r in rs)}")
print("slowest:", [(r.source, r.ms) for r in sorted(records, key=lambda r: r.ms, reverse=True)[:3]])
minutes = group(records, lambda r: f"{r.time // 3600:02}:{r.time // 60 % 60:02}")
print({m: len(rs) for m, rs in minutes.items()})
gaps = [(b.time - a.time, a.text) for a, b in zip(records, records[1:])]
print("longest gap:", max(gaps), "shortest:", min(gaps))
paths = {}
for r in records:
    match r.text.split():
        case [("GET" | "POST") as method, path]:
            paths.setdefault(path, []).append((method, int(r.fields["status"])))
print(paths, {p: sum(s < 400 for _, s in v) / len(v) for p, v in paths.items()})
print(sorted({k for r in records for k in r.fields}), [r.fields["user"] for r in records if "user" in r.fields])
