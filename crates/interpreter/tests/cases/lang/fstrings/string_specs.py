# Text formatting through f-strings: alignment, truncation, fill, Unicode.
s = "text"
print(f"[{s:10}] [{s:<10}] [{s:>10}] [{s:^10}] [{s:^9}] [{s:*^10}] [{s:->10}]")
print(f"[{s:.2}] [{s:6.2}] [{s:>6.2}] [{s:.10}] [{s:.0}] [{s:0}] [{s:s}]")
print(f"[{'é':>3}] [{'日本':^6}] [{'😀':*<4}] [{s:é^8}] [{s:{'<'}<8}]")
print(f"[{'':5}] [{'':*^5}] [{'toolongtext':3}] [{'a':010}] [{'a':>010}]")
print(f"[{None!s:>6}] [{[1, 2]!s:>8}] [{None}] [{(1,)}]")
for value in (None, [1], {"a": 1}, (1, 2), {1}, object):
    try:
        f"{value:>10}"
        print("fine")
    except TypeError as e:
        print(e)
for spec in ("d", "x", "f", ",", "+", "=10", " ", "#", "z", "_", "10.5.2", "qq"):
    try:
        print(format(s, spec))
    except ValueError as e:
        print(spec, "|", e)
table = [("name", "qty"), ("apple", 3), ("banana", 12)]
for a, b in table:
    print(f"{a:<10}{b:>5}")
print(f"{'=' * 15}", f"{'title':=^15}", f"{'x':\t>3}", sep="\n")
