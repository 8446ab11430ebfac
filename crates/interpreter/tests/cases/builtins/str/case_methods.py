# upper, lower, title, capitalize, swapcase, casefold on ASCII and Unicode.
samples = ["hello world", "HELLO World", "they're bill's", "", "123 abc", "ÀÉÎ õü", "straße", "ǆ Ǆ ǅ", "ﬁne", "ΣΑΣ", "İI", "ŉ", "x-y_z", "ab\tcd\nef", "1st", "don’t", "ÿ", "µ"]
for s in samples:
    print([s.upper(), s.lower(), s.title(), s.capitalize(), s.swapcase(), s.casefold()])
print("ΑΣ".lower(), "ΑΣΑ".lower(), "Σ".lower(), "Α.Σ".lower(), "ΑΣ.".lower(), "ΑΣ1".lower())
print("abc".upper() is not None, "ABC".isupper(), "Straße".casefold() == "STRASSE".casefold())
print("hello".title(), "heLLo".capitalize(), "ß".capitalize(), "ǆ".capitalize(), "ﬀ".title())
print("𐐨".upper() == "𐐀", "Ⓐ".lower(), "ⅷ".upper())
