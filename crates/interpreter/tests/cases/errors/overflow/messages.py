# OverflowError, and where Python does not overflow.
for source in ("10.0 ** 400", "2.0 ** 5000", "float(10 ** 400)", "10 ** 400 * 1.0", "10 ** 400 / 2.5", "10 ** 400 / 3", "int(float('inf'))", "int(float('-inf'))", "round(float('inf'))", "float('inf').as_integer_ratio()", "(256).to_bytes(1, 'big')", "(-1).to_bytes(1, 'big')", "'a' * (10 ** 30)", "[0] * (10 ** 30)", "len(range(10 ** 30))", "chr(10 ** 30)", "bytes(10 ** 30)", "'%c' % (10 ** 10)", "1e308 * 10", "1e-400", "-1e308 * 10", "10 ** 400 > 1e308", "10 ** 400 == float('inf')", "10 ** 308 * 10", "complex(10 ** 400)", "1e308 + 1e308", "float('1e400')", "(10 ** 400).__float__()", "1 << (10 ** 30)", "(2 ** 1024) / 2", "2 ** 1023 * 1.0", "divmod(10 ** 400, 1.5)", "abs(-10 ** 400) > 5", "sum([10 ** 400, 0.5])", "format(10 ** 400, '.2f')", "'%f' % 10 ** 2 if False else '%f' % (10 ** 400)", "(1e200) ** 2", "1.5 ** 10000", "hash(10 ** 400) == hash(10 ** 400)", "float.fromhex('0x1p5000')", "(10 ** 400) ** 0.5", "1e200 ** 2 * 0"):
    try:
        v = eval(source)
        print(source, "->", v if len(str(v)) < 60 else "long")
    except (OverflowError, MemoryError, ValueError) as e:
        print(source, "|", type(e).__name__, e)
