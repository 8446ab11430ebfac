# bytes methods treat only ASCII letters and spaces.
b = bytes(range(256))
print(b.upper()[97:123], b.lower()[65:91], b.upper()[224:230] == b[224:230], bytes(c for c in range(256) if bytes([c]).isalpha()), bytes(c for c in range(256) if bytes([c]).isspace()), bytes(c for c in range(256) if bytes([c]).isdigit()), sum(bytes([c]).isalnum() for c in range(256)), b.isascii(), b[:128].isascii(), b"".isascii(), b.swapcase()[65:70], b"\xe9t\xe9".title(), b"\xa0x\xa0".strip(), b"\x0b\x0cx".strip(), b"a\x85b".split(), b"Abc Def".istitle(), b"ABC1".isupper(), b"\xe9".islower(), b"abc\xe9".islower())
print(b"a\r\nb\rc\nd\x0be".splitlines(), b"a\x1cb".splitlines(), b"%s|%5s|%-5s|%.2s" % (b"x", b"y", b"z", b"long"), b"%d %i %u %x %X %o %e %.2f %g %c" % (1, 2, 3, 255, 255, 8, 1.5, 2.345, 0.1, 65), b"%b" % b"raw", b"%r %a" % ("é", "é"))
for bad in (lambda: b"%s" % "text", lambda: b"%d" % "x", lambda: b"%s" % 5, lambda: b"%c" % 256, lambda: b"%z" % 1, lambda: b"%s %s" % b"a", lambda: b"%b" % 1):
    try: print(bad())
    except (TypeError, ValueError, OverflowError) as e: print(type(e).__name__, e)
