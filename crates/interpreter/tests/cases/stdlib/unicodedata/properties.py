# Names, categories, numbers, widths, forms.
import unicodedata as u
for c in "aA5 é½٣Ⅷ日ßΩ\n\u200b\u0301\U0001F600€_-(":
    print(repr(c), u.name(c, None), u.category(c), u.bidirectional(c), u.combining(c), u.east_asian_width(c), u.mirrored(c), u.decimal(c, None), u.digit(c, None), u.numeric(c, None), u.decomposition(c))
print(u.lookup("LATIN SMALL LETTER E WITH ACUTE"), u.lookup("greek small letter alpha"), u.lookup("SNOWMAN"), u.name("\u4e00"), u.name("\uac00"), u.unidata_version[:2], [u.normalize(f, "é") == u.normalize(f, "e\u0301") for f in ("NFC", "NFD", "NFKC", "NFKD")], len(u.normalize("NFD", "é")), u.normalize("NFKC", "ﬁ①½Ⅷ"), u.is_normalized("NFC", "é"), u.is_normalized("NFD", "é"), u.normalize("NFC", ""))
for bad in (lambda: u.name("\n"), lambda: u.lookup("NOPE"), lambda: u.decimal("a"), lambda: u.digit("½"), lambda: u.numeric("a"), lambda: u.category("ab"), lambda: u.category(5), lambda: u.normalize("XX", "a"), lambda: u.normalize("NFC", 5), lambda: u.name(""), lambda: u.is_normalized("Q", "a"), lambda: u.combining("")):
    try:
        print(bad())
    except Exception as error:
        print(type(error).__name__, error)
def strip_accents(text): return "".join(c for c in u.normalize("NFD", text) if u.category(c) != "Mn")
def width(text): return sum(2 if u.east_asian_width(c) in "WF" else 1 for c in text)
print(strip_accents("Crème Brûlée à la Façon ñ"), width("日本 abc"), sorted({u.category(chr(i)) for i in range(0x300)}), "".join(u.name(c)[0] for c in "abc"), "\N{BULLET}" == u.lookup("BULLET"), u.numeric("٣") + u.numeric("½"))
