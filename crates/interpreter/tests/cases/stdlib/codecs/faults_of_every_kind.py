# Handlers that come with the module, asked directly: each kind of fault, positions outside, and what is no fault.
import codecs

NAMES = "strict ignore replace xmlcharrefreplace backslashreplace namereplace surrogateescape surrogatepass".split()


def tried(function, *args):
    try:
        print(ascii(function(*args)))
    except BaseException as error:
        print(type(error).__name__, ascii(str(error)))


for name in NAMES:
    handler = codecs.lookup_error(name)
    print(name)
    for start, end in ((1, 3), (0, 0), (0, 99), (-5, 2), (7, 9)):
        tried(handler, UnicodeEncodeError("utf-8", "a\xe9\ud800\U0001f600\udc80", start, end, "r"))
        tried(handler, UnicodeDecodeError("utf-8", b"a\xff\xfeb\xed\xa0\x80", start, end, "r"))
        tried(handler, UnicodeTranslateError("a\xe9\ud800b", start, end, "r"))
    for other in (ValueError("x"), KeyboardInterrupt(), ValueError, None):
        tried(handler, other)

handler = codecs.lookup_error("surrogatepass")
for encoding in ("UTF_8", "utf-16", "utf-16-le", "utf-16-be", "utf-32", "utf-32-be", "ascii", "nope"):
    tried(handler, UnicodeEncodeError(encoding, "a\ud800\udc00b", 1, 3, "r"))
    for data in (b"\xed\xa0\x80", b"\x00\xd8\x00\x00", b"\xd8\x00", b"\x00\x00\xd8\x00", b"\xd8"):
        tried(handler, UnicodeDecodeError(encoding, data, 0, 1, "r"))

fault = UnicodeEncodeError("ascii", "a\xe9b\xeb", 1, 2, "r")
print(fault, fault.args)
fault.start, fault.end, fault.reason, fault.encoding = 1, 4, "why", "mine"
print(fault, fault.start, fault.end, fault.args[2:])
fault.object = "zzzz\u20ac"
fault.start = 4
fault.end = 5
print(fault, codecs.lookup_error("namereplace")(fault))
fault = UnicodeTranslateError("abc", 0, 1, "r")
fault.end = 3
print(fault, fault.end, codecs.replace_errors(fault))
tried(setattr, UnicodeDecodeError("utf-8", b"a", 0, 1, "r"), "start", "x")
for name in ("-utf8-", "utf8\xe9", "UTF--8", " latin 1", "\xe9", "utf8.", "ascii__"):
    tried(lambda: codecs.lookup(name).name)
    tried("a".encode, name)
