# Sums by column and group from csv text.
import csv
from io import StringIO
from collections import defaultdict
text = """date,category,amount
2024-01-03,food,12.50
2024-01-09,rent,800
2024-02-01,food,7.25
2024-02-14,gifts,30
2024-02-15,food,bad
"""
totals, months, errors = defaultdict(float), defaultdict(float), []
for n, row in enumerate(csv.DictReader(StringIO(text)), start=2):
    try:
        amount = float(row["amount"])
    except ValueError as e:
        errors.append(f"line {n}: {e}")
        continue
    totals[row["category"]] += amount
    months[row["date"][:7]] += amount
for name, value in sorted(totals.items(), key=lambda kv: -kv[1]):
    print(f"{name:<8}{value:>10.2f}")
print(dict(months), errors)
out = StringIO()
w = csv.writer(out)
w.writerow(["month", "total"])
w.writerows(sorted(months.items()))
print(out.getvalue().replace("\r\n", "|"))
print(max(totals, key=totals.get), round(sum(totals.values()), 2))
