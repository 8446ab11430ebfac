from urllib.parse import urljoin, uses_netloc, uses_relative

bases = ["http://a/b/c/d;p?q", "http://a", "http://a/b/", "a/b", "", "mailto:x", "file:///a/b", "http://a/b/../c"]
links = ["g", "./g", "g/", "/g", "//g", "?y", "g?y", "#s", "g#s", ";x", "g;x", "", ".", "./", "..", "../", "../g", "../..", "../../g", "../../../g", "/./g",
         "g.", "..g", "./../g", "g/./h", "g/../h", "http:g", "https://z/y", "mailto:q"]
for base in bases:
    for link in links:
        print(base, link, urljoin(base, link))
print(urljoin("s3://bucket/a/b", "c"))
uses_netloc.append("s3")
uses_relative.append("s3")
print(urljoin("s3://bucket/a/b", "c"))
print(urljoin(b"http://a/b", b"c"))
try:
    urljoin("http://a", b"b")
except TypeError as error:
    print(error)
