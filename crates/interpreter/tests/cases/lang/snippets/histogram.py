# An agent's cell: bins, cumulative sums and a text chart.
data = [3, 7, 12, 5, 9, 14, 21, 8, 6, 11, 2, 18]
lo, hi, bins = min(data), max(data), 4
width = (hi - lo) / bins
counts = [0] * bins
for x in data: counts[min(int((x - lo) / width), bins - 1)] += 1
cumulative = 0
for i, c in enumerate(counts):
    cumulative += c
    print(f"{lo + i * width:6.2f} - {lo + (i + 1) * width:6.2f} | {'█' * c:<6} {c} {cumulative / len(data):.0%}")
s = sorted(data)
q = lambda p: s[int(p * (len(s) - 1))]
print(sum(data), sum(data) / len(data), q(0.25), q(0.5), q(0.75), s[len(s) // 2 - 1:len(s) // 2 + 1], max(data) - min(data))
mean = sum(data) / len(data)
print(round((sum((x - mean) ** 2 for x in data) / len(data)) ** 0.5, 4), [x for x in data if abs(x - mean) > 8], [round((x - mean), 1) for x in data[:3]])
