# bytes(): every form, literals, repr.
print(bytes(), bytes(3), bytes([65, 66]), bytes((1, 2)), bytes(range(3)), bytes("é", "utf-8"), bytes("é", "latin-1"), bytes("a", encoding="ascii"), bytes(b"x"), bytes(bytearray(b"y")), bytes(memoryview(b"z")), bytes(x for x in [1]), bytes({7}), bytes("é", "ascii", "replace"))
print(b"", b"abc", b'quote"', b"it's", b"\x00\t\n\r\\", b"\x7f\x80\xff", bytes(range(256))[:40], b"a" b"b", rb"\n", b'''tri
ple''', b"'\"")
class B:
    def __bytes__(self): return b"custom"
print(bytes(B()), bytes.fromhex("00ff Ab"), bytes.fromhex(""), b"\xde\xad".hex(), b"\x01\x02\x03".hex(":"), b"abcdef".hex("-", 2), b"abcdef".hex("_", -4), b"".hex())
for bad in (lambda: bytes("a"), lambda: bytes([256]), lambda: bytes([-1]), lambda: bytes(-1), lambda: bytes(1.5), lambda: bytes(["a"]), lambda: bytes(5, "utf-8"), lambda: bytes("é", "ascii"), lambda: bytes.fromhex("xyz"), lambda: bytes.fromhex("a"), lambda: bytes(None), lambda: bytes(object()), lambda: b"a" + "a", lambda: b"a".hex("ab"), lambda: bytes([1], "utf-8"), lambda: bytes(10 ** 30), lambda: bytes.fromhex("0 0"), lambda: bytes.fromhex(5)):
    try:
        print(bad())
    except (TypeError, ValueError, UnicodeEncodeError, OverflowError) as e:
        print(type(e).__name__, e)
print(str(b"x"), repr(b"x"), f"{b'x'}", "%s" % b"x", bytes(b"x") == b"x", b"a" == "a", b"a" != "a", hash(b"a") == hash(b"a"), bytes([True, False]))
