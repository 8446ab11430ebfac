# The type of every operator between bool, int, float and complex.
vals = [True, 3, 2.5, 1j]
for op in ("+", "-", "*", "/", "//", "%", "**", "&", "|", "^", "<<", ">>", "<", "==", "and", "or"):
    row = []
    for a in vals:
        for b in vals:
            try: row.append(type(eval(f"a {op} b", {"a": a, "b": b})).__name__[:2])
            except TypeError: row.append("--")
    print(f"{op:>3}", " ".join(row))
print([type(x).__name__ for x in (+True, -True, ~True, not 1, abs(True), round(2.5), round(2.5, 1), divmod(7, 2)[0], divmod(7.0, 2)[0], 2 ** -1, 4 ** 0.5, 10 // 2.0, sum([True, True]), max(True, 0), True + 0.0, int(True), pow(2, 3), pow(2, 3.0), 1 / 1, 7 % 2.0)])
