# Sales in CSV: read, totals by region, written again.
N = 60  #@ small=1
import csv
import io
def make(rows):
    out = io.StringIO()
    writer = csv.writer(out)
    writer.writerow(["id", "region", "item", "quantity", "price"])
    for i in range(rows):
        writer.writerow([i, ["north", "south", "east", "west"][i % 4], f"item, no. {i % 37}", i % 9 + 1, f"{(i * 37) % 500 / 10:.2f}"])
    return out.getvalue()
def totals(text):
    sums = {}
    for row in csv.DictReader(io.StringIO(text)):
        region = row["region"]
        sums[region] = sums.get(region, 0.0) + int(row["quantity"]) * float(row["price"])
    return {region: round(total, 2) for region, total in sorted(sums.items())}
for _ in range(N):
    result = totals(make(400))
print(result)
