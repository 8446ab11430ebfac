# A ledger with exact sums, shares and formatted columns.
from decimal import Decimal, getcontext, ROUND_HALF_EVEN
rows = [("rent", "-1200.00"), ("pay", "2500.55"), ("food", "-310.4"), ("refund", "15.005")]
balance = Decimal("100")
for name, text in rows:
    amount = Decimal(text)
    balance += amount
    print(f"{name:<8}{amount:>+12,.2f}{balance:>12,.2f}")
print(balance, balance.quantize(Decimal("0.01")), balance.as_tuple().exponent)
spent = -sum(Decimal(t) for _, t in rows if t.startswith("-"))
print(spent, {n: f"{-Decimal(t) / spent:.1%}" for n, t in rows if t[0] == "-"})
print(max(rows, key=lambda r: Decimal(r[1]))[0], sorted(Decimal(t) for _, t in rows))
rate = Decimal("0.0325")
print([str((Decimal(1000) * (1 + rate) ** y).quantize(Decimal("0.01"))) for y in range(4)])
print(Decimal("10") / 3 * 3, Decimal("10") / 4 * 4, (Decimal("10") / 3).quantize(Decimal("0.001")), Decimal(10) // 3, Decimal(10) % 3)
