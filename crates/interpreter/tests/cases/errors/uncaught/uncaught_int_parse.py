# int() of bad text.
for text in ("1", "2", "three"):
    print(int(text))
