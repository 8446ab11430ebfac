# Numbers to Roman numerals and words, and back.
ROMAN = [(1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"), (50, "L"), (40, "XL"), (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I")]
def to_roman(n):
    if not 0 < n < 4000:
        raise ValueError(f"{n} is out of range")
    out = ""
    for v, s in ROMAN:
        k, n = divmod(n, v)
        out += s * k
    return out
def from_roman(s):
    values = {s: v for v, s in ROMAN if len(s) == 1}
    total = 0
    for a, b in zip(s, s[1:] + " "):
        v = values[a]
        total += -v if values.get(b, 0) > v else v
    if to_roman(total) != s:
        raise ValueError(f"{s!r} is not well formed")
    return total
ONES = "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split()
TENS = [None, None, *"twenty thirty forty fifty sixty seventy eighty ninety".split()]
def words(n):
    if n < 0:
        return "minus " + words(-n)
    if n < 20:
        return ONES[n]
    if n < 100:
        return TENS[n // 10] + ("-" + ONES[n % 10] if n % 10 else "")
    for size, name in ((10 ** 9, "billion"), (10 ** 6, "million"), (1000, "thousand"), (100, "hundred")):
        if n >= size:
            head, tail = divmod(n, size)
            rest = "" if not tail else (" and " if tail < 100 else " ") + words(tail)
            return f"{words(head)} {name}{rest}"
for n in (1, 4, 9, 14, 40, 90, 400, 1994, 2024, 3999):
    r = to_roman(n)
    print(n, r, from_roman(r))
for bad in (0, 4000, -1):
    try:
        to_roman(bad)
    except ValueError as e:
        print(e)
for bad in ("IIII", "VX", "ABC"):
    try:
        print(from_roman(bad))
    except (ValueError, KeyError) as e:
        print(type(e).__name__, e)
for n in (0, 7, 13, 20, 42, 100, 101, 215, 1000, 1001, 12345, 1000000, 987654321, -5):
    print(f"{n:>11,} {words(n)}")
print(all(from_roman(to_roman(n)) == n for n in range(1, 4000)))
print(max(range(1, 4000), key=lambda n: len(to_roman(n))), len(words(777777)))
