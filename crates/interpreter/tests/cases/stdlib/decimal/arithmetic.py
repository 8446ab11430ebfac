from decimal import *
D = Decimal
values = [D(x) for x in ("0", "-0", "1", "-1.50", "2.675", "1E+5", "1e-7", "123456789.123456789", "99999999999999999999999999999", "Infinity")]
for a in values:
    print(a, repr(a), -a, abs(a), +a, a.adjusted(), a.as_tuple(), a.normalize(), a.to_eng_string(), a.is_signed(), a.number_class())
for a in values[:9]:
    for b in values[2:9]:
        print(a + b, a - b, a * b, a / b, a % b if a.adjusted() - b.adjusted() < 27 else "-", a.compare(b), a < b, a == b, a.max(b), a.min(b))
print(D(7) // 2, D(-7) // 2, divmod(D(-7), 2), D(-7) % 2, D("1e3") // 7, 3 - D(1), 2 ** D(3), D(2) ** 100, D("1.1") ** 20, D(2) ** -3, D(3) ** -3)
print(hash(D("1.5")) == hash(1.5), hash(D(10) ** 20) == hash(10**20), hash(D("-0.1")), int(D("-3.9")), float(D("1e-5")), round(D("2.5")), round(D("-2.5")), round(D("1.2345"), 3))
