# urlsplit, urlparse and their results.
from urllib.parse import urlsplit, urlparse, urlunsplit, urlunparse, urldefrag, SplitResult, ParseResult
for url in ("http://user:pa%20ss@Host.COM:8080/a/b;p?q=1&r=2#frag", "https://example.com", "//host/path", "/only/path", "mailto:a@b.c", "", "?q", "#f", "file:///etc/x", "http://[::1]:80/x", "HTTP://A/B?c#d?e", "a:b:c", "http://h?q=a?b", "http://h#a#b", "tel:+1-5", "http://host:", "1a:b", "http:/x", "ftp://u@h/p;type=a", "http://h/a;b/c;d", "javascript:x", "http://é.com/ü?ß"):
    s, p = urlsplit(url), urlparse(url)
    print(repr(url), tuple(s), p.params, s.hostname, s.port, s.username, s.password, s.geturl() == url, p.geturl())
s = urlsplit("https://u:p@h.com:99/a?b=c#d")
print(s, s.scheme, s[1], s._replace(netloc="x", scheme="http").geturl(), len(s), s._asdict(), urlunsplit(s), urlunparse(urlparse("http://a/b;c?d#e")), urlunsplit(("http", "h", "p", "", "")), urlunparse(("", "", "/p", "x", "q", "f")), urldefrag("http://a/b#c"), urldefrag("x").fragment, urldefrag("a#b").url, urlsplit("x", scheme="ftp").scheme, urlsplit("a#b", allow_fragments=False), urlparse(b"http://h/p"), urlsplit(b"a?b").geturl(), s == tuple(s), isinstance(s, tuple))
for bad in (lambda: urlsplit("http://h:99999").port, lambda: urlsplit("http://h:x").port, lambda: urlsplit("http://[::1"), lambda: urlsplit(5), lambda: urlsplit("a", b"b"), lambda: urlsplit("http://h:-1").port, lambda: urlsplit(None).path, lambda: urlunparse((1, 2, 3, 4, 5, 6)), lambda: urlsplit("http://a]b/")):
    try:
        print(bad())
    except Exception as error:
        print(type(error).__name__, error)
