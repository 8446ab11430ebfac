# Prices, tax and change with exact decimals.
from decimal import Decimal, ROUND_HALF_UP
CENT = Decimal("0.01")
def cents(x): return x.quantize(CENT, ROUND_HALF_UP)
cart = [("pen", "1.99", 3), ("book", "24.50", 1), ("gum", "0.05", 7)]
total = Decimal(0)
for name, price, n in cart:
    line = Decimal(price) * n
    total += line
    print(f"{name:<6}{n:>3} x {Decimal(price):>6} = {line:>7}")
tax = cents(total * Decimal("0.0775"))
print(total, tax, total + tax, f"{total + tax:,.2f}")
def change(amount):
    out = {}
    for coin in map(Decimal, ("20", "10", "5", "1", "0.25", "0.10", "0.05", "0.01")):
        n, amount = divmod(amount, coin)
        if n: out[str(coin)] = int(n)
    return out
print(change(Decimal("40") - (total + tax)), change(Decimal("0.99")))
print(0.1 + 0.2, Decimal("0.1") + Decimal("0.2"), sum([Decimal("0.1")] * 3) == Decimal("0.3"), sum([0.1] * 3) == 0.3)
share = [cents(total * Decimal(p)) for p in ("0.5", "0.3", "0.2")]
print(share, sum(share) == total, total - sum(share))
print(Decimal("1234.5").quantize(CENT), Decimal("1E+3").quantize(CENT), str(cents(Decimal("-0.005"))), Decimal("100") * Decimal("1.05") ** 10)
