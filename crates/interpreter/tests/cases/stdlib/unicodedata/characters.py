# Names, categories, normal forms.
import unicodedata as u
for c in "aZ5é ½²٣€日ß\u0301\n🎉Ⅷ":
    print(ascii(c), u.name(c, None), u.category(c), u.bidirectional(c), u.combining(c), u.east_asian_width(c), u.mirrored(c), u.decimal(c, None), u.digit(c, None), u.numeric(c, None), u.decomposition(c))
print(u.lookup("GREEK SMALL LETTER ALPHA"), [ascii(u.normalize(f, "é ﬁ ① Å")) for f in ("NFC", "NFD", "NFKC", "NFKD")], u.is_normalized("NFC", "é"), u.is_normalized("NFD", "é"), "".join(c for c in u.normalize("NFD", "crème brûlée") if not u.combining(c)), u.unidata_version)
for f in (lambda: u.name("\n"), lambda: u.lookup("NOPE"), lambda: u.decimal("a"), lambda: u.normalize("X", "a"), lambda: u.category("ab"), lambda: u.category(5), lambda: u.numeric("a")):
    try:
        print(f())
    except (ValueError, TypeError, KeyError) as e:
        print(type(e).__name__, e)
