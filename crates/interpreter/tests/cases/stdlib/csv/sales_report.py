# A sales report with groups, percentages and a bar chart.
import csv, io, statistics
from collections import defaultdict
text = "region,rep,units,price\nN,ann,10,2.50\nS,bob,3,10\nN,cy,7,2.50\nS,ann,5,9.99\nW,,x,1\n"
by, bad = defaultdict(list), []
for n, r in enumerate(csv.DictReader(io.StringIO(text)), 2):
    try: by[r["region"]].append((r["rep"], int(r["units"]) * float(r["price"])))
    except ValueError as e: bad.append(f"row {n}: {e}")
total = sum(v for rows in by.values() for _, v in rows)
for region, rows in sorted(by.items(), key=lambda kv: -sum(v for _, v in kv[1])):
    s = sum(v for _, v in rows); print(f"{region} {s:8.2f} {s / total:6.1%} {'#' * round(s / total * 20)}")
reps = defaultdict(float)
for rows in by.values():
    for rep, v in rows: reps[rep] += v
print(dict(reps), max(reps, key=reps.get), bad, round(statistics.mean(reps.values()), 2), f"{total:,.2f}")
out = io.StringIO(); w = csv.writer(out, delimiter="|", lineterminator="\n"); w.writerow(["rep", "total"]); w.writerows((k, f"{v:.2f}") for k, v in sorted(reps.items())); print(out.getvalue(), end="")
print([dict(r) for r in csv.DictReader(io.StringIO(out.getvalue()), delimiter="|")][0])
