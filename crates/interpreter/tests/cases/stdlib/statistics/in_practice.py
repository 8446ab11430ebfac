# Reports as programs write them.
import statistics
from collections import defaultdict
sales = [("north", 120.5), ("south", 80.0), ("north", 99.9), ("east", 45.25), ("south", 130.75), ("north", 101.0), ("east", 47.5)]
groups = defaultdict(list)
for region, amount in sales:
    groups[region].append(amount)
for region, amounts in sorted(groups.items()):
    spread = statistics.stdev(amounts) if len(amounts) > 1 else 0.0
    print(f"{region:<6} n={len(amounts)} mean={statistics.mean(amounts):.2f} median={statistics.median(amounts):.2f} sd={spread:.3f} pvar={statistics.pvariance(amounts):.4f}")
def outliers(values, limit=1.5):
    q1, _, q3 = statistics.quantiles(values, n=4)
    width = q3 - q1
    return [value for value in values if not q1 - limit * width <= value <= q3 + limit * width]
print(outliers([10, 12, 11, 13, 12, 95, 11, 10, -40]))
def zscores(values):
    mean, deviation = statistics.fmean(values), statistics.pstdev(values)
    return [round((value - mean) / deviation, 4) for value in values]
print(zscores([2, 4, 4, 4, 5, 5, 7, 9]), statistics.mode(round(v) for v in [1.2, 0.9, 2.2, 1.1]))
weights = [0.2, 0.5, 0.3]
print(round(statistics.fmean([70, 80, 90], weights), 6), statistics.median_low([1, 2, 3, 4]), statistics.median_high([1, 2, 3, 4]), sorted(statistics.__all__))
