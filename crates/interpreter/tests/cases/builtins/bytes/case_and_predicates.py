# upper, lower, title, is*, center, zfill, expandtabs, translate of bytes.
b = b"Hello World 1"
print(b.upper(), b.lower(), b.title(), b.capitalize(), b.swapcase(), b"they're".title(), b"\xe9A".lower(), b"\xe9a".upper())
names = [n for n in dir(bytes) if n.startswith("is")]
print(names)
for s in (b"", b"abc", b"ABC", b"aB1", b"123", b" \t", b"Title Case", b"\xe9", b"a b", b"1a", b"\x00"):
    print(s, [int(getattr(s, n)()) for n in names])
print(b"ab".center(6), b"ab".center(7, b"*"), b"ab".ljust(4, b"."), b"ab".rjust(4), b"42".zfill(5), b"-42".zfill(5), b"+1".zfill(1), b"a\tb".expandtabs(4))
t = bytes.maketrans(b"abc", b"xyz")
print(len(t), b"aabbcc".translate(t), b"abcabc".translate(None, b"b"), b"abcabc".translate(t, b"a"), b"abc".translate(None), b"abc".translate(bytes(range(256)), delete=b"c"))
for bad in (lambda: b.center(5, "x"), lambda: b.center(5, b"xy"), lambda: b.translate(b"short"), lambda: bytes.maketrans(b"a", b"bc"), lambda: b.upper(1), lambda: b.zfill("1"), lambda: b.ljust()):
    try:
        print(bad())
    except (TypeError, ValueError) as e:
        print(type(e).__name__, e)
print([n for n in dir(bytes) if not n.startswith("_")])
