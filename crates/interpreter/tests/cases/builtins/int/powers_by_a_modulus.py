"""`pow` with three arguments, of every size and sign."""
values = [0, 1, 2, 3, 7, 10, 65537, 2**31 - 1, 2**31, 2**32 + 1, 2**47, 2**62, 2**63 - 1, 10**30]
total = 0
for base in values + [-v for v in values]:
    for exponent in values:
        for modulus in values[1:] + [-v for v in values[1:]]:
            got = pow(base, exponent, modulus)
            total = (total * 31 + got) % (2**89 - 1)
            if exponent < 8:
                assert got == base**exponent % modulus, (base, exponent, modulus)
print(total)
print(pow(3, -1, 7), pow(-3, 5, 7), pow(3, 5, -7), pow(5, 0, 1), pow(True, 3, 5), pow(2, True, 7), pow(0, 0, 3))
for arguments in ((2, 3, 0), (2, -1, 4), (2.0, 3, 5), (2, 3, 1.5), ("a", 2, 3), (2, -1, 0)):
    try:
        print(pow(*arguments))
    except Exception as error:
        print(type(error).__name__, error)
