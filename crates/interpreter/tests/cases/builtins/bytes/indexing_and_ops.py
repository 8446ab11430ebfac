# Indexing, slicing, iteration, comparison, in, +, * of bytes.
b = b"hello"
print(b[0], b[-1], b[1:3], b[::-1], b[10:], list(b), len(b), b + b"!", b * 2, 2 * b, 104 in b, b"ell" in b, b"" in b, 300 not in [b], max(b), sorted(b), bytes(reversed(b)), [*b"ab"])
print(b == b"hello", b < b"help", b > b"a", b"" < b"a", b"a" == bytearray(b"a"), b"Z" < b"a", b"a" == 97, {b"k": 1}[b"k"], hash(b"x") == hash(bytes([120])), bool(b""), bool(b"\x00"))
for bad in (lambda: b[5], lambda: b["a"], lambda: b + "x", lambda: b + 5, lambda: b * "x", lambda: 256 in b, lambda: "h" in b, lambda: b < "a", lambda: b[1.0], lambda: -1 in b, lambda: None in b, lambda: b % (1,), lambda: b"".join(["a"]), lambda: b - b):
    try:
        print(bad())
    except (IndexError, TypeError, ValueError) as e:
        print(type(e).__name__, e)
try:
    b[0] = 1
except TypeError as e:
    print(e)
a, *c = b"xyz"
print(a, c, bytes(c), b[1:2], b[1:2] == b"e", b[0:1] + b[4:], sum(b), b[-3:-1], b[::2], bytes([x ^ 32 for x in b]), bytes(x + 1 for x in b"HAL"))
b2 = b
b2 += b" world"
print(b2, b, b2.split(), list(zip(b"ab", b"cd")), dict(enumerate(b"ab")), b"%d-%s-%x" % (5, b"raw", 255), b"%(k)s" % {b"k": b"v"}, b"%5d|%-5s|%c%c" % (42, b"ab", 65, b"B"), b"%a %r" % ("é", 1), b"%%" % ())
