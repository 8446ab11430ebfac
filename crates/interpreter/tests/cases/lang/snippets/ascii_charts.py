# An agent's cell: bar charts, sparklines, progress bars and boxes.
sales = {"Mon": 12, "Tue": 7, "Wed": 19, "Thu": 3, "Fri": 15}
peak = max(sales.values())
for day, n in sales.items(): print(f"{day} {'▇' * round(n / peak * 20):<20} {n:>3} {n / sum(sales.values()):6.1%}")
for level in range(peak, 0, -6): print(f"{level:>3} " + " ".join("█" if n >= level else " " for n in sales.values()))
print("    " + " ".join(d[0] for d in sales))
bars = "▁▂▃▄▅▆▇█"
print("".join(bars[(n - min(sales.values())) * 7 // (peak - min(sales.values()))] for n in sales.values()))
for p in (0, 0.33, 0.5, 1): print(f"[{'=' * int(p * 10):<10}] {p:>4.0%}")
def box(*lines): w = max(map(len, lines)); return "\n".join(["+" + "-" * (w + 2) + "+", *(f"| {l:<{w}} |" for l in lines), "+" + "-" * (w + 2) + "+"])
print(box("Report", f"best: {max(sales, key=sales.get)}", f"total: {sum(sales.values()):,}"))
trend = ["up" if b > a else "down" for a, b in zip(list(sales.values()), list(sales.values())[1:])]
print(trend, {d: n - sum(sales.values()) / len(sales) for d, n in sales.items()}, sorted(sales, key=sales.get, reverse=True)[:3])
