# An agent's cell: dates as text, sorted, reformatted and validated.
dates = ["2024-01-15", "15/02/2023", "2022-12-31", "03/04/2024", "bad", "2024-13-01"]
def parse(s):
    if "-" in s: y, m, d = map(int, s.split("-"))
    elif "/" in s: d, m, y = map(int, s.split("/"))
    else: raise ValueError(f"unknown format: {s!r}")
    if not (1 <= m <= 12 and 1 <= d <= 31): raise ValueError(f"out of range: {s!r}")
    return y, m, d
good, errors = [], []
for s in dates:
    try: good.append(parse(s))
    except ValueError as e: errors.append(str(e))
months = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split()
for y, m, d in sorted(good): print(f"{d:02d} {months[m - 1]} {y}")
print(errors, {y: sum(1 for g in good if g[0] == y) for y in sorted({g[0] for g in good})})
