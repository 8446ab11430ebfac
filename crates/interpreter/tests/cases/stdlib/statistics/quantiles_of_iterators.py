from statistics import StatisticsError, quantiles
from decimal import Decimal
for data in (map(Decimal, [1, 2, 4]), (Decimal(x) for x in (1, 2, 4)), iter([1.0, 2.0, 4.0]), (x for x in (3, 1, 2))):
    print(quantiles(data, n=4, method="inclusive"))
for data in ((x for x in ()), (x for x in (1,))):
    try: print(quantiles(data))
    except StatisticsError as error: print(error)
print(quantiles((x for x in range(10)), n=2))
