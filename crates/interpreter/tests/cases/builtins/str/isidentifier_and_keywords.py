# isidentifier, isprintable, isascii, isspace in corner cases.
for s in ("", "a", "_", "1a", "a1", "a b", "a-b", "class", "None", "é", "日本", "a\u0301", "²", "x²", "𝒳", "·", "a·", "℘", "\u00aa", "a.b", "__x__", "a\n"):
    print(ascii(s), s.isidentifier())
for s in ("", " ", "a\n", "\t", "\u00a0", "\u200b", "\u2028", "é", "\ud800", "\U000e0001", "\x7f", "abc ", "\u3000", "\ue000", "\u0378", "😀"):
    print(ascii(s), s.isprintable(), s.isascii(), s.isspace())
print(all(chr(i).isascii() for i in range(128)), chr(128).isascii(), [i for i in range(256) if chr(i).isspace()], sum(chr(i).isprintable() for i in range(256)))
