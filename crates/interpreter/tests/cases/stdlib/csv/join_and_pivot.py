# Joining two tables, pivoting and writing aligned text.
import csv
from io import StringIO
from itertools import groupby
from operator import itemgetter

orders = list(csv.DictReader(StringIO("order,customer,sku,qty\n1,c1,x,2\n2,c2,y,1\n3,c1,y,5\n4,c3,x,1\n")))
customers = {r["customer"]: r for r in csv.DictReader(StringIO("customer,region\nc1,north\nc2,south\n"))}
prices = {k: float(v) for k, v in csv.reader(["x,2.5", "y,10"])}
joined = [{**o, "region": customers.get(o["customer"], {}).get("region", "unknown"), "total": int(o["qty"]) * prices[o["sku"]]} for o in orders]
for j in joined:
    print(j)
key = itemgetter("region")
for region, group in groupby(sorted(joined, key=key), key):
    group = list(group)
    print(region, len(group), sum(g["total"] for g in group))
skus = sorted({o["sku"] for o in orders})
pivot = {}
for j in joined:
    pivot.setdefault(j["region"], dict.fromkeys(skus, 0))[j["sku"]] += int(j["qty"])
buf = StringIO()
w = csv.writer(buf, delimiter="\t", lineterminator="\n")
w.writerow(["region", *skus, "sum"])
for region in sorted(pivot):
    w.writerow([region, *(pivot[region][s] for s in skus), sum(pivot[region].values())])
print(buf.getvalue().expandtabs(10))
rows = list(csv.reader(StringIO(buf.getvalue()), "excel-tab"))
widths = [max(len(r[i]) for r in rows) for i in range(len(rows[0]))]
for i, r in enumerate(rows):
    print(" | ".join(c.ljust(n) for c, n in zip(r, widths)))
    if i == 0:
        print("-+-".join("-" * n for n in widths))
print(list(zip(*rows))[0], [dict(zip(rows[0], r)) for r in rows[1:]][0])
a, b = StringIO(), StringIO()
for target in (a, b):
    csv.writer(target).writerows([[1, "x\ny"], ["q\"", ""]])
print(a.getvalue() == b.getvalue(), list(csv.reader(StringIO(a.getvalue(), newline=""))) == [["1", "x\ny"], ["q\"", ""]])
