# A report with aligned columns, totals, percentages and rules.
rows = [("Widget", 12, 3.5), ("Gadget", 7, 12.25), ("Thingamajig", 100, 0.333)]
head = f"{'Item':<12}|{'Qty':>5}|{'Price':>10}|{'Total':>12}"
print(head)
print("-" * len(head))
grand = 0
for name, qty, price in rows:
    total = qty * price
    grand += total
    print(f"{name:<12}|{qty:>5d}|{price:>10.2f}|{total:>12,.2f}")
print("=" * len(head))
print(f"{'Sum':<12}|{sum(q for _, q, _ in rows):>5}|{'':>10}|{grand:>12,.2f}")
for name, qty, price in rows:
    share = qty * price / grand
    print("{:<12.8} {:6.1%} {}".format(name, share, "#" * round(share * 20)))
print("%-12s%8s" % ("name", "value"))
for k, v in {"pi": 3.14159, "e": 2.71828, "big": 1e6}.items():
    print("%-12s%8.2f" % (k, v))
for i in range(1, 4):
    print(" ".join(f"{i * j:3d}" for j in range(1, 6)))
print(f"{'centered':^30}|", f"{'x':*<5}{'y':*>5}", sep="\n")
print(f"{1234.5:>{10}.{2}f}|{'ab':{'^'}{6}}|{7:0{4}d}|")
