from decimal import *
D = Decimal
for x in ("2", "10", "0.5", "1.0001", "123.456", "1e-10", "1e10", "0.999999", "7", "1e50"):
    x = D(x)
    print(x, x.sqrt(), x.ln(), x.log10(), x ** D("0.5"), x ** D("-1.5"), x ** D("0.1"), x.exp() if x < 1000 else "-")
for prec in (1, 5, 50, 100):
    with localcontext() as c:
        c.prec = prec
        print(D(2).sqrt(), D(1).exp(), D(10).ln(), D(3).log10(), D(4) ** D("0.5"), D(1) / 7, D("-3").exp(), D(27) ** (D(1) / 3))
print(D(0).exp(), D(1).ln(), D(100).log10(), D("0.001").log10(), D(16).sqrt(), D("0.0625").sqrt(), D("1e3").sqrt(), D(0).ln(), D("inf").exp(), D("-inf").exp(), D(0).sqrt(), D("-0").sqrt())
print(pow(D(7), 3, 5), D(2).fma(3, 4), D(10).logb(), D("1.5").scaleb(3), D(10).remainder_near(6), D(1).next_plus(), D(1).next_minus(), D(1).next_toward(2), D("1101").logical_xor(D("1011")), D(5).compare_total(D("5.0")))
