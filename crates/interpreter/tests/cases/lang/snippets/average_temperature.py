# An agent's cell: averages per city from a list of readings.
readings = [("Paris", 12.5), ("Oslo", -3.0), ("Paris", 14.5), ("Rome", 18.2), ("Oslo", 1.0), ("Rome", 17.8)]
totals = {}
for city, t in readings:
    s, n = totals.get(city, (0, 0))
    totals[city] = (s + t, n + 1)
averages = {city: round(s / n, 2) for city, (s, n) in totals.items()}
print(averages)
warmest = max(averages, key=averages.get)
print(f"Warmest: {warmest} ({averages[warmest]:.1f}°C)")
for city, avg in sorted(averages.items(), key=lambda x: x[1]):
    print(f"{city:<6}|{'#' * int(max(avg, 0))}")
