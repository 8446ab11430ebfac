import re
from collections import Counter
from datetime import datetime, timedelta
log = '''2024-05-01 12:00:01,123 INFO [web-1] GET /index 200 12ms
2024-05-01 12:00:02,500 ERROR [web-2] GET /api 500 340ms
2024-05-01 12:01:10,001 WARNING [db] slow query: 1500ms
2024-05-01 12:03:59,999 INFO [web-1] POST /login 302 45ms
bad line
2024-05-01 12:04:00,000 ERROR [web-2] GET /api 503 1200ms'''
line = re.compile(r"(?P<time>\S+ \S+?),(?P<ms>\d{3}) (?P<level>[A-Z]+) \[(?P<source>[^\]]+)\] (?P<text>.*)")
levels, seen = Counter(), []
for number, text in enumerate(log.splitlines(), 1):
    if not (found := line.fullmatch(text)):
        print("skipped", number, repr(text))
        continue
    levels[found["level"]] += 1
    when = datetime.strptime(found["time"], "%Y-%m-%d %H:%M:%S") + timedelta(milliseconds=int(found["ms"]))
    seen.append((when, found.groupdict()))
    for amount in re.findall(r"(\d+)ms", found["text"]):
        print(f"{when:%H:%M:%S.%f} {found['source']:>6} {int(amount):5d} ms")
print(levels.most_common(), levels.total())
gaps = [(b[0] - a[0]) for a, b in zip(seen, seen[1:])]
print([str(gap) for gap in gaps], max(gaps), sum(gaps, timedelta()) / len(gaps))
print(re.sub(r"\b(\d{3})\b", lambda m: f"<{m[1]}>", seen[1][1]["text"]), seen[0][0].isoformat(timespec="milliseconds"))
