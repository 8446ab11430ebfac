# quote, unquote and their variants.
from urllib.parse import quote, unquote, quote_plus, unquote_plus, quote_from_bytes, unquote_to_bytes
for text in ("abc", "a b", "a/b?c=d&e", "é日", "~_.-", "%", "a+b", "", "\n", "100%", "x=y;z", "'\"<>", "A B/C"):
    print(repr(text), quote(text), quote(text, safe=""), quote(text, safe="?= "), quote_plus(text), quote_plus(text, safe="/"), unquote(quote(text)) == text, unquote_plus(quote_plus(text)) == text)
for text in ("a%20b", "a+b", "%C3%A9", "%", "%zz", "%4", "%e9", "%2", "é%20", "%F0%9F%98%80", "100%25", "%00", "a%2Fb%3f"):
    print(repr(text), repr(unquote(text)), repr(unquote_plus(text)), unquote_to_bytes(text))
print(quote("é", encoding="latin-1"), unquote("%e9", encoding="latin-1"), unquote("%ff", errors="ignore"), repr(unquote("%ff")), quote(b"\xff a"), quote_from_bytes(b"a\x00b"), unquote(b"a%20b"), quote("ü", "ü"), quote_plus(b"a b"), quote("a", safe=b"a"), unquote_to_bytes(b"%41"), quote("\ud800", errors="replace"))
for bad in (lambda: quote(5), lambda: quote(b"a", encoding="x"), lambda: unquote(5), lambda: quote(None), lambda: quote_from_bytes("a"), lambda: quote("\ud800"), lambda: unquote_plus(None), lambda: quote_plus(5), lambda: unquote("%ff", errors="strict")):
    try:
        print(repr(bad()))
    except Exception as error:
        print(type(error).__name__, error)
