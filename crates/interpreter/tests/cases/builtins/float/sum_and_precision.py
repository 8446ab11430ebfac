# Accumulated error, Kahan summation, comparing floats.
xs = [0.1] * 10
print(sum(xs), sum(xs) == 1.0, abs(sum(xs) - 1.0) < 1e-9, 0.1 + 0.2, 0.1 + 0.2 - 0.3, 3 * 0.1 == 0.3)
def kahan(values):
    total = c = 0.0
    for v in values:
        y = v - c
        t = total + y
        c = (t - total) - y
        total = t
    return total
print(kahan(xs), kahan([1e16, 1.0, 1.0, -1e16]), sum([1e16, 1.0, 1.0, -1e16]))
total = 0.0
for i in range(1000):
    total += 0.001
print(total, round(total, 6), total == 1, int(total * 1000), int(0.29 * 100), round(0.29 * 100))
print(1e16 + 1 == 1e16, 2.0 ** 53 + 1 == 2.0 ** 53, 0.5 + 0.25 + 0.125, 1 / 3 * 3 == 1, (1 / 49) * 49 == 1, 0.1 * 3 / 3)
def mean(v): return sum(v) / len(v)
print(mean([1, 2, 3, 4]), mean([0.1, 0.2, 0.3]), mean([10 ** 20, 1]), max(0.1 + 0.2, 0.3), sorted([0.3, 0.1 + 0.2]))
eps = 1.0
while 1 + eps / 2 != 1:
    eps /= 2
print(eps, 1 + eps > 1, 5e-324 > 0, 5e-324 / 2 == 0)
