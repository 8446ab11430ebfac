# Rows as an aligned table, with totals.
N = 400  #@ small=1
ROWS = [{"name": f"Product {i}", "units": i * 17 % 230, "price": (i * 7.35) % 91, "in stock": i % 3 != 0} for i in range(60)]
def table(rows):
    heads = list(rows[0])
    cells = [[f"{v:,.2f}" if isinstance(v, float) else "yes" if v is True else "no" if v is False else str(v) for v in row.values()] for row in rows]
    widths = [max(len(h), *(len(line[i]) for line in cells)) for i, h in enumerate(heads)]
    out = [" | ".join(h.ljust(w) for h, w in zip(heads, widths)), "-+-".join("-" * w for w in widths)]
    for line in cells:
        out.append(" | ".join(c.rjust(w) if c[0].isdigit() else c.ljust(w) for c, w in zip(line, widths)))
    out.append(f"{'total':<{widths[0]}} | {sum(r['units'] for r in rows):>{widths[1]}}")
    return "\n".join(out)
for _ in range(N):
    text = table(ROWS)
print(text)
