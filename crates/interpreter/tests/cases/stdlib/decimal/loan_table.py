# An amortisation table to the cent.
from decimal import Decimal as D, ROUND_HALF_UP, localcontext
def cents(x): return x.quantize(D("0.01"), ROUND_HALF_UP)
def table(principal, yearly, months):
    rate = D(yearly) / 1200; pay = cents(D(principal) * rate / (1 - (1 + rate) ** -months)); left = D(principal); rows = []
    for n in range(1, months + 1):
        interest = cents(left * rate); part = min(pay - interest, left) if n < months else left; left -= part; rows.append((n, interest + part, interest, part, left))
    return pay, rows
pay, rows = table("5000", "4.8", 12); print(pay)
for r in rows[:2] + rows[-2:]: print("{:>3} {:>9} {:>7} {:>9} {:>9}".format(*r))
print(sum(r[1] for r in rows), sum(r[2] for r in rows), sum(r[3] for r in rows) == 5000, rows[-1][-1])
with localcontext() as c:
    c.prec = 10; print((1 + D("0.05") / 12) ** 12 - 1, D(1) / 3, D(2).sqrt())
print(cents(D("1.005")), cents(D("-1.005")), cents(D("2.5") / 3), f"{D('0.048'):.2%}", cents(D("1e-9")))
