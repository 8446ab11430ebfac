# Series and roots at chosen precision.
from decimal import Decimal, getcontext, localcontext
def e(n):
    with localcontext() as c:
        c.prec = n + 5
        total, term, i = Decimal(1), Decimal(1), 0
        while True:
            i += 1
            term /= i
            new = total + term
            if new == total:
                break
            total = new
    with localcontext() as c:
        c.prec = n
        return +total
print(e(30), Decimal(1).exp())
def newton_sqrt(x, prec):
    with localcontext() as c:
        c.prec = prec
        g = Decimal(x)
        for _ in range(100):
            n = (g + x / g) / 2
            if n == g:
                break
            g = n
        return g
print(newton_sqrt(Decimal(2), 40), newton_sqrt(Decimal(10), 12))
with localcontext() as c:
    c.prec = 60
    print(Decimal(2).sqrt(), (Decimal(5).sqrt() + 1) / 2, Decimal(3).ln())
print(sum(Decimal(1) / n for n in range(1, 11)), Decimal(2) ** 100, Decimal(2) ** -10, (Decimal(1) / 7).quantize(Decimal("0.00001")))
fib = [Decimal(0), Decimal(1)]
while len(fib) < 60:
    fib.append(fib[-1] + fib[-2])
print(fib[-1], fib[-1] / fib[-2])
print(getcontext().prec, [str(Decimal(1) / d) for d in (3, 6, 8, 11)])
