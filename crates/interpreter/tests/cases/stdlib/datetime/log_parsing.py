# Parsing log lines with dates and making a summary.
from datetime import datetime, timedelta
from collections import Counter
log = """\
[10/Oct/2023:13:55:36 +0000] GET /a 200
[10/Oct/2023:13:55:59 +0000] GET /b 404
[10/Oct/2023:14:02:01 +0000] POST /a 500
[11/Oct/2023:00:00:00 +0200] GET /c 200
bad line
"""
entries = []
for line in log.splitlines():
    try:
        stamp, rest = line[1:].split("] ", 1)
        when = datetime.strptime(stamp, "%d/%b/%Y:%H:%M:%S %z")
    except ValueError as e:
        print("skip:", type(e).__name__)
        continue
    method, path, code = rest.split()
    entries.append((when, method, path, int(code)))
for when, *rest in sorted(entries):
    print(when.isoformat(), *rest)
print(Counter(w.strftime("%H") for w, *_ in entries), Counter(c // 100 for *_, c in entries))
gaps = [b[0] - a[0] for a, b in zip(sorted(entries), sorted(entries)[1:])]
print(gaps, max(gaps) > timedelta(hours=1))
print({str(w.utcoffset()) for w, *_ in entries} == {"0:00:00", "2:00:00"})
