# CSV parsing by hand with quotes, then statistics by group.
DATA = '''name,dept,salary,note
Ann,Eng,5200,"likes ""quotes"""
Bob,Ops,4100,"a, comma"
Cid,Eng,6100,
Dee,Ops,3900,multi
Eve,HR,4500,"x"
'''
def parse_line(line):
    fields, cur, quoted, i = [], "", False, 0
    while i < len(line):
        c = line[i]
        if quoted:
            if c == '"' and line[i + 1:i + 2] == '"':
                cur += '"'
                i += 1
            elif c == '"':
                quoted = False
            else:
                cur += c
        elif c == '"':
            quoted = True
        elif c == ",":
            fields.append(cur)
            cur = ""
        else:
            cur += c
        i += 1
    if quoted:
        raise ValueError("unterminated quote")
    return fields + [cur]
header, *rows = map(parse_line, DATA.strip().split("\n"))
records = [dict(zip(header, r)) for r in rows]
for r in records:
    r["salary"] = int(r["salary"])
    print(r)
def mean(xs): return sum(xs) / len(xs)
def median(xs):
    s, n = sorted(xs), len(xs)
    return s[n // 2] if n % 2 else (s[n // 2 - 1] + s[n // 2]) / 2
def stdev(xs):
    m = mean(xs)
    return (sum((x - m) ** 2 for x in xs) / (len(xs) - 1)) ** 0.5 if len(xs) > 1 else 0.0
groups = {}
for r in records:
    groups.setdefault(r["dept"], []).append(r["salary"])
print(f"{'dept':<6}{'n':>3}{'mean':>10}{'median':>10}{'stdev':>10}")
for dept, pay in sorted(groups.items(), key=lambda kv: -mean(kv[1])):
    print(f"{dept:<6}{len(pay):>3}{mean(pay):>10.2f}{median(pay):>10.2f}{stdev(pay):>10.3f}")
everyone = [r["salary"] for r in records]
print(f"all: mean={mean(everyone):.1f} median={median(everyone)} range={max(everyone) - min(everyone)}")
def to_csv(rows):
    def cell(v):
        v = str(v)
        return '"' + v.replace('"', '""') + '"' if any(c in v for c in ',"\n') else v
    return "\n".join(",".join(map(cell, r)) for r in rows)
out = to_csv([header] + [list(r.values()) for r in sorted(records, key=lambda r: r["name"], reverse=True)])
print(out)
print([parse_line(l) for l in out.split("\n")][1:] == [[str(v) for v in r.values()] for r in sorted(records, key=lambda r: r["name"], reverse=True)])
try:
    parse_line('a,"b')
except ValueError as e:
    print(e)
bins = {}
for s in everyone:
    bins[s // 1000 * 1000] = bins.get(s // 1000 * 1000, 0) + 1
for low in range(min(bins), max(bins) + 1, 1000):
    print(f"{low:>5}-{low + 999}: {'#' * bins.get(low, 0)}")
