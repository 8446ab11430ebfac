# isdigit, isdecimal, isnumeric, int() and float() across scripts.
for s in ("5", "٥", "५", "²", "½", "Ⅴ", "五", "①", "𝟓", "⁵", "५५", "1½", "", "5 ", "-5", "5.0", "๕", "〇", "㊄", "፩"):
    try:
        value = int(s)
    except ValueError:
        value = None
    print(s, s.isdecimal(), s.isdigit(), s.isnumeric(), s.isalnum(), s.isalpha(), value)
print(int("１２３"), float("١.٥"), int("๑๒"), "Ⅷ".lower(), "ⅷ".upper(), sum(c.isdecimal() for c in "a1٢③"))
