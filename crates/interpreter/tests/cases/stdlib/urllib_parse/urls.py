# Splitting, joining, quoting.
from urllib.parse import *

def err(f, *a, **k):
    try:
        print("no error:", f(*a, **k))
    except Exception as e:
        print(type(e).__name__, e)

for u in ("http://user:pw@Host.com:80/a/b;p?q=1&r=2#f", "//host/p", "mailto:a@b.c", "/path?x", "http://[::1]:8080/", "https://e.com", "file:///tmp/x", "a b", ""):
    p = urlparse(u)
    print(p, urlsplit(u), p.hostname, p.username, p.password, p.geturl())
print(urlparse("http://h:99/").port, urlunparse(("http", "h", "/p", "", "q=1", "f")), urlunsplit(("http", "h", "p", "", "")), urldefrag("http://a/b#c"), urlparse("http://a/b")._replace(scheme="https").geturl())
for r in ("g", "./g", "g/", "/g", "//g", "?y", "g?y", "#s", "../g", "../../g", "../../../g", "http://x/y", "", ";x", "g;x=1/../y"):
    print(r, urljoin("http://a/b/c/d;p?q", r))
print(quote("a b/c?é&="), quote("a/b", safe=""), quote_plus("a b&c"), unquote("a%20b%C3%A9%zz"), unquote_plus("a+b%2B"), quote(b"\xff a"), unquote_to_bytes("%ff"), quote("~_-."), urlencode({"a": 1, "b": "x y", "c": "é&"}), urlencode([("k", 1), ("k", 2)]), urlencode({"l": [1, 2]}, doseq=True), urlencode({"l": [1, 2]}), urlencode({"a": "b c"}, quote_via=quote))
print(parse_qs("a=1&b=2&a=3&c="), parse_qs("a=&b", keep_blank_values=True), parse_qsl("x=1&y=%20z+w"), parse_qs("a=1;b=2", separator=";"), urlsplit(b"http://h/p?q"), parse_qs(b"a=1"))
for f in (lambda: urlparse("http://h:x/").port, lambda: urlparse("http://h:99999/").port, lambda: urlsplit("http://[::1/"), lambda: urlencode(5), lambda: urljoin("a", b"b"), lambda: parse_qs("a", strict_parsing=True), lambda: quote(5), lambda: urlparse(5) if False else urlencode("abc")):
    err(f)
