# decode: codecs, error handlers, partial sequences.
print(b"abc".decode(), b"\xc3\xa9".decode("utf-8"), b"\xe9".decode("latin-1"), b"a".decode("ascii"), b"\xff\xfea\x00".decode("utf-16"), b"a\x00b\x00".decode("utf-16-le"), b"\x00a".decode("utf-16-be"), b"\xef\xbb\xbfx".decode("utf-8-sig"), repr(b"\xef\xbb\xbfx".decode("utf-8")), b"\xf0\x9f\x98\x80".decode(), b"\\u00e9\\n".decode("unicode_escape") == "é\n")
bad = b"a\xffb\xc3"
for errors in ("ignore", "replace", "backslashreplace", "surrogateescape"):
    print(errors, ascii(bad.decode("utf-8", errors)))
for data in (b"\xff", b"\xc3", b"\xc3(", b"\xe2\x82", b"\xf0\x9f\x98", b"\x80", b"\xed\xa0\x80", b"\xc0\x80", b"\xf8", b"ab\xe9cd", b"\xe2(\xa1"):
    try:
        data.decode()
    except UnicodeDecodeError as e:
        print(data, e, e.start, e.end, e.reason)
    print(ascii(data.decode("utf-8", "replace")), data.decode(errors="ignore"))
for f in (lambda: b"\x80".decode("ascii"), lambda: b"a".decode("nope"), lambda: b"a\x00b".decode("utf-16-le"), lambda: b"\xff".decode("utf-8", "nope"), lambda: b"a".decode(5)):
    try:
        print(repr(f()))
    except (UnicodeDecodeError, LookupError, TypeError) as e:
        print(type(e).__name__, e)
s = "aé日😀"
for codec in ("utf-8", "utf-16", "utf-32", "utf-16-be", "utf-32-be"):
    print(codec, s.encode(codec).decode(codec) == s, len(s.encode(codec)))
print("\udcff".encode("utf-8", "surrogateescape").decode("utf-8", "surrogateescape") == "\udcff", bytearray(b"x").decode(), str(b"\xe9", "latin-1"))
