# An agent's cell: an HTML table, a Markdown table and a CSV from the same rows.
rows = [{"name": "Ann", "age": 30, "city": "Oslo"}, {"name": "Bob & Co", "age": 4, "city": "<unknown>"}]
cols = list(rows[0])
esc = lambda v: str(v).replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
html = ["<table>", "  <tr>" + "".join(f"<th>{c.title()}</th>" for c in cols) + "</tr>"]
html += ["  <tr>" + "".join(f"<td>{esc(r[c])}</td>" for c in cols) + "</tr>" for r in rows] + ["</table>"]
print("\n".join(html))
widths = {c: max(len(c), *(len(str(r[c])) for r in rows)) for c in cols}
line = lambda vals: "| " + " | ".join(f"{v!s:<{w}}" for v, w in zip(vals, widths.values())) + " |"
print(line(cols), "|" + "|".join("-" * (w + 2) for w in widths.values()) + "|", *(line(r.values()) for r in rows), sep="\n")
print("\n".join([",".join(cols)] + [",".join(f'"{r[c]}"' if isinstance(r[c], str) else str(r[c]) for c in cols) for r in rows]))
print("&".join(f"{k}={v}" for k, v in sorted(rows[0].items())), "; ".join("{name} ({age})".format(**r) for r in rows), "%(name)s/%(city)s" % rows[0])
