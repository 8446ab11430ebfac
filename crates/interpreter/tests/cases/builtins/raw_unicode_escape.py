# The codec of raw strings: Latin-1, and escapes for the rest.
for text in ("plain", "caf\xe9", "\u20ac \U0001f600", "\\", "a\\u0041", "\ud800", "\n\t\x00"):
    raw = text.encode("raw-unicode-escape")
    print(raw, raw.decode("raw_unicode_escape") == text)
for data in (rb"\u0041", rb"\\u0041", rb"\\\u0041", rb"\x41\n", b"\xe9", rb"\U0001F600", b"\\"):
    print(ascii(data.decode("raw-unicode-escape")))
for data in (rb"\u12", rb"\U00110000", rb"\u"):
    try:
        print(data.decode("raw-unicode-escape"))
    except UnicodeDecodeError as error:
        print(error)
    print(ascii(data.decode("raw-unicode-escape", "replace")), ascii(data.decode("raw-unicode-escape", "ignore")))
print(str(br"\u0663\u0661\u0664 ", "raw-unicode-escape").strip().isdigit())
