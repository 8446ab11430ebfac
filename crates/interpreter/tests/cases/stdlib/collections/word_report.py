# A report over records with defaultdict, Counter, deque, namedtuple and OrderedDict.
from collections import Counter, OrderedDict, defaultdict, deque, namedtuple

Row = namedtuple("Row", "day user action ms")
log = """\
1 ann login 120
1 bob login 80
2 ann query 300
2 ann query 250
2 cy login 95
3 bob query 410
3 ann logout 20
3 cy query 999
bad line
4 dee login x"""
rows, bad = [], []
for n, line in enumerate(log.splitlines(), 1):
    parts = line.split()
    try:
        day, user, action, ms = parts
        rows.append(Row(int(day), user, action, int(ms)))
    except ValueError as e:
        bad.append((n, str(e)))
print(bad)
by_user = defaultdict(lambda: {"n": 0, "ms": 0, "actions": Counter()})
for r in rows:
    u = by_user[r.user]
    u["n"] += 1
    u["ms"] += r.ms
    u["actions"][r.action] += 1
for user in sorted(by_user):
    u = by_user[user]
    print(f"{user:<4} n={u['n']} avg={u['ms'] / u['n']:7.2f} top={u['actions'].most_common(1)[0]}")
recent = deque(maxlen=3)
for r in rows:
    recent.append(r.ms)
    if len(recent) == 3:
        print(sum(recent) // 3, end=" ")
print()
days = OrderedDict()
for r in sorted(rows, key=lambda r: (-r.day, r.user)):
    days.setdefault(r.day, []).append(r.user)
print(days)
print({d: len(set(us)) for d, us in days.items()}, dict(by_user["zed"]))
slow = sorted(rows, key=lambda r: r.ms, reverse=True)[:2]
print([f"{r.user}:{r.ms}" for r in slow], slow[0]._asdict())
