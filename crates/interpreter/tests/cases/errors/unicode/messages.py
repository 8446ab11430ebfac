# UnicodeEncodeError and UnicodeDecodeError.
for f in (lambda: "é".encode("ascii"), lambda: "aéb".encode("ascii"), lambda: "日本".encode("latin-1"), lambda: "ab日本語cd".encode("ascii"), lambda: "\ud800".encode(), lambda: b"\xff".decode(), lambda: b"ab\xe9".decode("utf-8"), lambda: b"\x80".decode("ascii"), lambda: b"\xe2\x82".decode(), lambda: b"\xc3\x28".decode(), lambda: b"a\x00b".decode("utf-16"), lambda: bytes("é", "ascii"), lambda: str(b"\xff", "utf-8"), lambda: bytearray(b"\xfe").decode(), lambda: "x\udc80".encode("utf-8"), lambda: b"\xed\xa0\x80".decode(), lambda: b"\xf5".decode(), lambda: "€".encode("latin-1"), lambda: "\U0001F600".encode("ascii"), lambda: "\xa0".encode("ascii")):
    try:
        print(f())
    except UnicodeError as e:
        print(type(e).__name__, e, "|", e.encoding, e.start, e.end, e.reason)
for f in (lambda: "a".encode("nope"), lambda: b"a".decode("nope"), lambda: "é".encode("ascii", "nope"), lambda: b"\xff".decode("ascii", "nope")):
    try:
        print(f())
    except LookupError as e:
        print(type(e).__name__, e)
print(issubclass(UnicodeDecodeError, ValueError), UnicodeEncodeError("c", "xyz", 1, 3, "why"), UnicodeDecodeError("c", b"xyz", 0, 1, "why"), UnicodeTranslateError("xyz", 1, 2, "why"))
for args in ((), ("a", "b"), ("a", b"b", 0, 1, 5), ("a", "b", "c", 1, "d")):
    try:
        UnicodeEncodeError(*args)
    except TypeError as e:
        print(e)
