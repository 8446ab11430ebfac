# urljoin, by the rules of the standard.
from urllib.parse import urljoin
base = "http://a/b/c/d;p?q"
for url in ("g:h", "g", "./g", "g/", "/g", "//g", "?y", "g?y", "#s", "g#s", "g?y#s", ";x", "g;x", "", ".", "./", "..", "../", "../g", "../..", "../../", "../../g", "../../../g", "../../../../g", "/./g", "/../g", "g.", ".g", "g..", "..g", "./../g", "./g/.", "g/./h", "g/../h", "g;x=1/./y", "g;x=1/../y", "g?y/./x", "g#s/../x", "http:g", "http://x/y"):
    print(repr(url), urljoin(base, url))
for b, u in (("", "x"), ("x", ""), ("http://a", "b"), ("http://a/", "b"), ("http://a/b/", "../c"), ("a/b", "c"), ("a/b", "../../c"), ("mailto:a@b", "c"), ("http://a/b?c", "d"), ("file:///x/y", "z"), ("http://h/a/b", "//o/c"), ("svn+ssh://h/a", "b"), ("ws://h/a/b", "c"), (b"http://a/b", b"c"), ("http://a/b/c", "..//d"), ("/a/b", "c"), ("https://x.com/a/b/index.html", "../img/p.png")):
    print(repr(b), repr(u), urljoin(b, u))
print(urljoin("http://a/b#f", "c", allow_fragments=False), urljoin("http://a/b", "c#d", False))
try:
    urljoin("http://a", b"b")
except TypeError as error:
    print(error)
