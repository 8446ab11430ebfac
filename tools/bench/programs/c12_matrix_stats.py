# Columns of numbers: means, deviations, a correlation matrix, a line of best fit.
N = 60  #@ small=1
import math
import statistics
def columns(rows):
    return [[((i * (j + 3) * 37) % 101) / 10 + i * j * 0.01 for i in range(rows)] for j in range(5)]
def correlation(a, b):
    ma, mb = sum(a) / len(a), sum(b) / len(b)
    top = sum((x - ma) * (y - mb) for x, y in zip(a, b))
    return top / math.sqrt(sum((x - ma) ** 2 for x in a) * sum((y - mb) ** 2 for y in b))
def fit(xs, ys):
    mx, my = sum(xs) / len(xs), sum(ys) / len(ys)
    slope = sum((x - mx) * (y - my) for x, y in zip(xs, ys)) / sum((x - mx) ** 2 for x in xs)
    return slope, my - slope * mx
for _ in range(N):
    data = columns(250)
    matrix = [[round(correlation(a, b), 4) for b in data] for a in data]
    line = fit(data[0], data[1])
    middle = [statistics.median(c) for c in data]
print(matrix[1], [round(v, 6) for v in line], [round(m, 4) for m in middle])
