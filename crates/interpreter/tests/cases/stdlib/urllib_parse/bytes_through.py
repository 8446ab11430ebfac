# Bytes go through as texts, and come out as bytes.
from urllib.parse import *


def show(function, *args, **kwargs):
    try:
        print(function.__name__, args, kwargs, "->", repr(function(*args, **kwargs)))
    except Exception as error:
        print(function.__name__, args, kwargs, "!!", type(error).__name__, error)


URL = b"http://user:pw@Host.org:80/a/b;p?q=1&r=%20#frag"
for function in (urlsplit, urlparse, urldefrag):
    show(function, URL)
    show(function, b"")
    show(function, None)
    show(function, 5)
    show(function, bytearray(URL))
    show(function, "http://é/".encode())
    show(function, b"http://[::1/")
for function in (urlsplit, urlparse):
    show(function, b"//host/path", b"https")
    show(function, b"//host/path", "https")
    show(function, "//host/path", b"https")
    show(function, b"//host/path#x", b"", False)
    show(function, "//host/path", None)
    show(function, "//host/path", b"")
    show(function, b"//host/path", scheme=b"ftp", allow_fragments=False)
for base, url in ((b"http://a/b/c", b"../d"), (b"http://a/b/c", "d"), ("http://a/b", b"d"), (b"", b"x"), (b"x", b""), (b"http://a/b", b"mailto:x"), (None, b"x"), (b"http://a/", 5)):
    show(urljoin, base, url)
parts = urlsplit(URL)
print(parts.hostname, parts.port, parts.username, parts.geturl(), type(parts).__name__)
for function, count in ((urlunsplit, 5), (urlunparse, 6)):
    show(function, (b"http", b"host", b"/path", b"q", b"f", b"g")[:count])
    show(function, ["http", "host", "path", "", None, ""][:count])
    show(function, (b"http", "host", b"", b"", b"", b"")[:count])
    show(function, ("http", b"host", "", "", "", "")[:count])
    show(function, (b"http", None, b"/x", b"", 0, b"")[:count])
    show(function, ())
    show(function, ("a",) * (count - 1))
    show(function, ("a",) * (count + 1))
    show(function, 5)
    show(function, "abcdef"[:count])
    show(function, (1, 2, 3, 4, 5, 6)[:count])
print(urlunsplit(part for part in (b"http", b"h", b"/p", b"", b"")))
for function in (parse_qs, parse_qsl):
    show(function, b"a=1&b=2&a=3")
    show(function, b"a=%20+x&b=", keep_blank_values=True)
    show(function, b"a=%C3%A9")
    show(function, b"a;b=2", separator=";")
    show(function, b"a", strict_parsing=True)
    show(function, "é=ß".encode())
    show(function, b"")
    show(function, None)
    show(function, 5)
    show(function, bytearray(b"a=1"))
    show(function, b"a=1&b=2", max_num_fields=1)
