# An agent's cell that fails: the best of no results.
results = [r for r in [{"s": 0.1}, {"s": 0.2}] if r["s"] > 0.5]
print(len(results))
best = max(results, key=lambda r: r["s"])
