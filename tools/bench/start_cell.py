"""Orders, their totals and their shares: a cell of 20 lines."""
orders = [
    {"id": 1, "item": "bolt", "price": 0.25, "count": 400},
    {"id": 2, "item": "nut", "price": 0.1, "count": 1000},
    {"id": 3, "item": "gear", "price": 12.5, "count": 4},
    {"id": 4, "item": "cog", "price": 7.75, "count": 6},
]
totals = {}
for order in orders:
    amount = order["price"] * order["count"]
    if amount > 40:
        totals[order["item"]] = round(amount, 2)
    else:
        totals[order["item"]] = 0
def share(item):
    whole = sum(totals.values())
    return f"{item}: {100 * totals[item] / whole:.1f}"
lines = [share(item) for item in sorted(totals)]
text = "\n".join(lines)
text, max(totals)
