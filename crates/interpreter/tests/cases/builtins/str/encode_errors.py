# encode with codecs and error handlers.
s = "aé日😀"
for codec in ("utf-8", "utf-16-le", "utf-16-be", "utf-32-le", "utf-16", "utf-8-sig", "unicode_escape", "raw_unicode_escape"):
    print(codec, s.encode(codec))
for codec in ("ascii", "latin-1"):
    for errors in ("ignore", "replace", "backslashreplace", "xmlcharrefreplace", "namereplace"):
        print(codec, errors, s.encode(codec, errors))
    try:
        s.encode(codec)
    except UnicodeEncodeError as e:
        print(e, e.start, e.end, e.reason)
print("".encode(), "abc".encode("ASCII"), "é".encode("UTF8"), "é".encode(encoding="Latin1"), "x".encode("utf_8", errors="strict"))
try:
    "\ud800".encode()
except UnicodeEncodeError as e:
    print(e)
print("a\ud800b".encode("utf-8", "surrogatepass"), "\udcff".encode("utf-8", "surrogateescape"), "a\ud800".encode("utf-8", "replace"))
try:
    "éé日".encode("ascii")
except UnicodeEncodeError as e:
    print(e)
for call in (lambda: "a".encode("no-such"), lambda: "é".encode("ascii", "no-such"), lambda: "a".encode(5)):
    try:
        print(call())
    except (LookupError, TypeError) as e:
        print(type(e).__name__, e)
