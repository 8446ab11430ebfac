# urlencode, parse_qs, parse_qsl.
from urllib.parse import urlencode, parse_qs, parse_qsl, quote, quote_plus
print(urlencode({"a": 1, "b": "x y", "c": "é&="}), urlencode([("a", 1), ("a", 2)]), urlencode({"k": [1, 2]}), urlencode({"k": [1, 2]}, doseq=True), urlencode({"k": "ab"}, doseq=True), urlencode({}), urlencode({"a": None, "b": True}), urlencode({"x y": "z/"}, safe="/"), urlencode({"a": "b c"}, quote_via=quote), urlencode({b"k": b"v w"}), urlencode((("a", ()),), doseq=True), urlencode({"t": ("x", "y z")}, True), urlencode({"é": 1}, encoding="latin-1"), urlencode({1: 2.5}))
for text in ("a=1&b=2", "a=1&a=2", "a=&b", "a=1;b=2", "a=b=c", "", "&&", "a+b=c%20d", "%C3%A9=%ff", "a", "=x", "a=1&b=2&c=3&"):
    print(repr(text), parse_qs(text), parse_qsl(text), parse_qs(text, keep_blank_values=True), parse_qsl(text, keep_blank_values=True))
print(parse_qs("a=1;b=2", separator=";"), parse_qsl(b"a=1&b=%41"), parse_qs("a=%e9", encoding="latin-1"), parse_qs("a=%e9", errors="ignore"), parse_qsl("a=1&b=2", max_num_fields=2), dict(parse_qsl("x=1&y=2")))
for bad in (lambda: parse_qs("a&b", strict_parsing=True), lambda: parse_qsl("a=1&b=2", max_num_fields=1), lambda: parse_qs("a=1", separator=""), lambda: urlencode(5), lambda: urlencode("abc"), lambda: urlencode([1, 2]), lambda: urlencode([("a",)]), lambda: parse_qs(5), lambda: urlencode(None)):
    try:
        print(bad())
    except Exception as error:
        print(type(error).__name__, error)
