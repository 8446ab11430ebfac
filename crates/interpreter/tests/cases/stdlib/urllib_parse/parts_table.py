from urllib.parse import *

def shown(function, *args, **names):
    try:
        print(function.__name__, args, names, repr(function(*args, **names)))
    except Exception as error:
        print(function.__name__, args, type(error).__name__, error)

urls = ["http://user:pw@host:80/p/a;x=1?q=1&r#f", "//host/path", "/abs/path?x", "path", "mailto:a@b.c", "HTTP://Ex.com", "http://[::1]:80/x", "http://[bad/",
        "ftp://f;t=a/b;c", "file:///etc/x", "a:b", "1a:b", "http:///x", "?q", "#f", "", "http://a b/ c\n", "  http://x ", "tel:+123;ext=1", b"http://a/b?c#d",
        "x://y/z;p", "http://h?q#f", "http://h:99999/", "http://h:ab/"]
for url in urls:
    shown(urlsplit, url)
    shown(urlparse, url)
    shown(urldefrag, url)
    try:
        parts = urlparse(url)
        print(parts.hostname, parts.username, parts.password, parts.geturl())
        print(parts.port, parts._asdict(), parts._replace(path=parts.path * 2))
    except Exception as error:
        print(type(error).__name__, error)
shown(urlsplit, "x#y", allow_fragments=False)
shown(urlsplit, "//a/b", scheme="https")
shown(urlparse, "a/b;c", scheme="http")
shown(urlparse, "a;b", "foo")
shown(urlunsplit, ("http", "h", "p", "q", "f"))
shown(urlunsplit, ["", "h", "", "", ""])
shown(urlunparse, ("http", "h", "/p", "x", "q", "f"))
shown(urlunsplit, ("file", "", "/a", "", ""))
shown(urlunsplit, (1, 2))
shown(urlunparse, urlparse("http://a/b;c?d#e"))
