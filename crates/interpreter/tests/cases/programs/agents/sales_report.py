import csv, io
from collections import defaultdict
from decimal import Decimal, ROUND_HALF_UP
from statistics import mean, median
rows = '''date,region,product,units,price
2024-01-03,north,widget,10,2.50
2024-01-05,south,widget,3,2.50
2024-01-09,north,gadget,7,11.99
2024-02-01,east,gizmo,1,199.00
2024-02-11,south,gadget,12,11.49
2024-02-28,north,widget,40,2.25
'''
totals, units = defaultdict(Decimal), defaultdict(list)
for row in csv.DictReader(io.StringIO(rows)):
    amount = int(row["units"]) * Decimal(row["price"])
    totals[row["region"], row["date"][:7]] += amount
    units[row["product"]].append(int(row["units"]))
for (region, month), total in sorted(totals.items()):
    print(f"{region:<6} {month} {total:>10,.2f} {total.quantize(Decimal('1'), ROUND_HALF_UP)}")
print({product: (mean(values), median(values), max(values)) for product, values in sorted(units.items())})
print(dict(totals))
out = io.StringIO()
writer = csv.writer(out, quoting=csv.QUOTE_NONNUMERIC)
writer.writerow(["region", "total"])
writer.writerows([region, float(total)] for (region, _), total in totals.items())
print(out.getvalue())
