# chr and ord.
print(chr(65), chr(0).encode(), chr(233), chr(0x65E5), chr(0x1F600), len(chr(0x10FFFF)), ord("A"), ord("é"), ord("日"), ord("😀"), ord("\0"), ord(b"a"), ord(bytearray(b"b")), ord("\ud800"), chr(True), [chr(ord("a") + i) for i in range(5)])
for bad in (lambda: chr(-1), lambda: chr(0x110000), lambda: chr("a"), lambda: chr(1.5), lambda: chr(), lambda: ord(""), lambda: ord("ab"), lambda: ord(5), lambda: ord(b""), lambda: ord(b"ab"), lambda: ord(), lambda: chr(10 ** 30), lambda: ord(None), lambda: chr(1, 2), lambda: ord(["a"]), lambda: chr(None)):
    try:
        print(bad())
    except (TypeError, ValueError, OverflowError) as e:
        print(type(e).__name__, e)
print("".join(chr(c) for c in range(97, 123)), all(ord(chr(i)) == i for i in range(0, 0x10F000, 4099)), "".join(map(chr, map(ord, "hello"))), sum(map(ord, "abc")), chr(ord("z") - 25), repr(chr(127)), repr(chr(160)))
