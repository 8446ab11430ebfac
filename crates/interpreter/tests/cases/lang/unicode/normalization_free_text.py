# Combining marks, surrogates, joiners and direction marks are ordinary code points.
s = "e\u0301"
t = "\u00e9"
print(s == t, len(s), len(t), s.upper() == "E\u0301", s[::-1].encode(), s in s + t, (s + t).count("\u0301"), sorted([t, s]) == [s, t], s.isalpha(), "\u0301".isalpha(), "\u0301".isidentifier())
family = "👨‍👩‍👧‍👦"
print(len(family), [f"U+{ord(c):04X}" for c in family], family.split("\u200d"), family[0], len(family.encode()), len(family.encode("utf-16-le")) // 2)
flag = "🇫🇷"
print(len(flag), flag[::-1] == flag, [ascii(c) for c in flag], "\u202eabc"[1:], "a\u200eb".isprintable(), "\ufeff".isspace(), "\u2060".isprintable())
lone = "\ud83d"
pair = "\ud83d\ude00"
print(len(pair), pair == "😀", repr(pair), lone < "a", ascii(lone + "x"), lone.isprintable(), [hex(ord(c)) for c in pair], pair.encode("utf-16-le", "surrogatepass").decode("utf-16-le"))
print("ﬃ".upper(), "ﬃ".casefold(), "①".isdigit(), "㎏".isalpha(), "ª".isalpha(), "€".isalpha(), "_".isalpha(), "𝔸".isupper(), "𝔸".lower(), "Ǆ".title(), "ⓐ".isalpha(), "ⓐ".islower(), "〇".isnumeric(), "零".isnumeric(), "Ⅻ".isalpha())
print("\u1e9e".lower(), "ß".upper(), "ſ".casefold(), "ς".casefold() == "σ".casefold(), "Ⅷ".casefold(), "ᾳ".upper(), "ᾼ".lower(), len("ΐ".upper()))
