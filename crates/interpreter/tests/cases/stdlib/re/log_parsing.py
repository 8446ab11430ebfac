import re
from collections import Counter, defaultdict
LOG = '''\
127.0.0.1 - - [10/Oct/2023:13:55:36 -0700] "GET /index.html HTTP/1.1" 200 2326
10.0.0.5 - bob [10/Oct/2023:13:55:40 -0700] "POST /api/login HTTP/1.1" 401 -
10.0.0.5 - bob [10/Oct/2023:13:55:42 -0700] "POST /api/login HTTP/1.1" 200 512
192.168.1.9 - - [10/Oct/2023:13:56:01 -0700] "GET /missing HTTP/1.0" 404 77
broken line
'''
LINE = re.compile(r'^(?P<ip>[\d.]+) \S+ (?P<user>\S+) \[(?P<when>[^\]]+)\] "(?P<verb>[A-Z]+) (?P<path>\S+) HTTP/(?P<v>\d\.\d)" (?P<status>\d{3}) (?P<size>\d+|-)$', re.M)
rows = [m.groupdict() for m in LINE.finditer(LOG)]
for row in rows:
    print(row["ip"], row["user"], row["verb"], row["path"], row["status"], row["size"])
print(Counter(r["status"][0] + "xx" for r in rows).most_common())
by = defaultdict(list)
for r in rows:
    by[r["ip"]].append(0 if r["size"] == "-" else int(r["size"]))
print({k: sum(v) for k, v in by.items()})
print([l for l in LOG.splitlines() if not LINE.match(l)])
print(re.split(r"[/:\s]", rows[0]["when"]))
print(LINE.pattern == LINE.pattern, LINE == re.compile(LINE.pattern, re.M), hash(LINE) == hash(re.compile(LINE.pattern, re.M)))
