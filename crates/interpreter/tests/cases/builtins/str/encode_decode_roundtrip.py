# Round trips through the codecs, byte by byte.
text = "Az é ñ € 日 😀 \x00\x7f\xff"
for codec in ("utf-8", "utf-16-le", "utf-16-be", "utf-32-le", "utf-32-be", "unicode_escape", "utf-8-sig"):
    data = text.encode(codec)
    print(codec, len(data), data.decode(codec) == text, data[:8])
latin = "".join(map(chr, range(256)))
print(latin.encode("latin-1") == bytes(range(256)), bytes(range(256)).decode("latin-1") == latin, len(latin.encode("utf-8")))
print([len(c.encode()) for c in "aé日😀"], [c.encode().hex(" ") for c in "aé日😀"], "é".encode("cp1252"), "€".encode("cp1252"), b"\x80".decode("cp1252"))
for c in ("\u007f", "\u0080", "\u07ff", "\u0800", "\uffff", "\U00010000", "\U0010ffff"):
    print(ascii(c), c.encode(), c.encode().decode() == c)
