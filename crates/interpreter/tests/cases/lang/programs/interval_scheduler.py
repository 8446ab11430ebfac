# Intervals: merging, gaps, overlaps, meeting rooms, free slots, formatting times.
def parse(t):
    h, m = t.split(":")
    return int(h) * 60 + int(m)
def fmt(m): return f"{m // 60:02d}:{m % 60:02d}"
class Interval:
    def __init__(self, a, b):
        a, b = (parse(v) if isinstance(v, str) else v for v in (a, b))
        if a >= b: raise ValueError(f"empty interval {fmt(a)}-{fmt(b)}")
        self.a, self.b = a, b
    def __and__(self, o):
        lo, hi = max(self.a, o.a), min(self.b, o.b)
        return Interval(lo, hi) if lo < hi else None
    def __or__(self, o): return Interval(min(self.a, o.a), max(self.b, o.b))
    def __len__(self): return self.b - self.a
    def __contains__(self, t): return self.a <= (parse(t) if isinstance(t, str) else t) < self.b
    def __lt__(self, o): return (self.a, self.b) < (o.a, o.b)
    def __eq__(self, o): return (self.a, self.b) == (o.a, o.b)
    def __repr__(self): return f"{fmt(self.a)}-{fmt(self.b)}"
def merge(xs):
    out = []
    for x in sorted(xs):
        if out and x.a <= out[-1].b: out[-1] |= x
        else: out.append(x)
    return out
def gaps(xs, day):
    cur = day.a
    for x in merge(xs):
        if x.a > cur: yield Interval(cur, x.a)
        cur = max(cur, x.b)
    if cur < day.b: yield Interval(cur, day.b)
def rooms(xs):
    events = sorted([(x.a, 1) for x in xs] + [(x.b, -1) for x in xs])
    now = best = 0
    for _, d in events:
        now += d
        best = max(best, now)
    return best
day = Interval("08:00", "18:00")
ms = [Interval(*s.split("-")) for s in ("09:00-10:30", "10:00-11:00", "13:15-14:00", "14:00-15:00", "09:30-09:45", "16:59-17:00")]
print(sorted(ms), merge(ms), list(gaps(ms, day)), rooms(ms), sum(map(len, merge(ms))), sep="\n")
print(ms[0] & ms[1], ms[0] & ms[2], ms[0] | ms[2], "09:15" in ms[0], "10:30" in ms[0], max(gaps(ms, day), key=len), [g for g in gaps(ms, day) if len(g) >= 60])
for bad in ("10:00-09:00", "9-10", "x:y-1:2"):
    try: print(Interval(*bad.split("-")))
    except ValueError as e: print(bad, "->", e)
chosen, end = [], 0
for m in sorted(ms, key=lambda m: m.b):
    if m.a >= end: chosen.append(m); end = m.b
print(chosen)
