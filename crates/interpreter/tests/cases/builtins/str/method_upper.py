# upper on every Latin letter and on letters whose upper case is longer.
print("".join(chr(c) for c in range(0xDF, 0x100)).upper())
for c in "ßŉǰΐΰևẖẗẘẙẚﬀﬁﬂﬃﬄﬅﬆﬓᾳῃῳᾶ":
    print(c, c.upper(), len(c.upper()), c.upper().lower() == c, ascii(c.title()))
print("i".upper(), "ı".upper(), "ſ".upper(), "µ".upper(), "ÿ".upper(), "ƀ".upper(), "ǅ".upper(), "ⓐ".upper(), "ა".upper(), "Ა".lower())
