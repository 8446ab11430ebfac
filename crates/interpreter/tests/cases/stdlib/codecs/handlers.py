# Handlers of faults: those that come with the module, and the guest's.
import codecs

FAULTS = [UnicodeEncodeError("ascii", "a\xe9\u20acb", 1, 3, "r"), UnicodeDecodeError("utf-8", b"a\xe9\xffb", 1, 3, "r"),
          UnicodeTranslateError("a\xe9b", 1, 2, "r"), ValueError("x"), 5]
for name in "strict ignore replace xmlcharrefreplace backslashreplace namereplace surrogateescape surrogatepass".split():
    handler = codecs.lookup_error(name)
    for fault in FAULTS:
        try:
            print(name, ascii(handler(fault)))
        except Exception as error:
            print(name, type(error).__name__, error)

print(ascii(codecs.lookup_error("surrogateescape")(UnicodeEncodeError("ascii", "a\udc80b", 1, 2, "r"))))
print(ascii(codecs.lookup_error("surrogatepass")(UnicodeEncodeError("utf-8", "a\ud800b", 1, 2, "r"))))
print(ascii(codecs.lookup_error("surrogatepass")(UnicodeDecodeError("utf-8", b"a\xed\xa0\x80b", 1, 2, "r"))))


def tried(function, *args, **named):
    try:
        print(ascii(function(*args, **named)))
    except Exception as error:
        print(type(error).__name__, error)


tried(codecs.lookup_error, "nope")
tried(codecs.lookup_error, 5)
tried(codecs.register_error, "x", 5)
tried(codecs.register_error, 5, len)
tried(codecs.register_error, "x")


def underscores(error):
    print("  asked", type(error).__name__, error.encoding, error.start, error.end, error.reason, ascii(error.object))
    return ("_" * (error.end - error.start), error.end)


codecs.register_error("underscores", underscores)
print(codecs.lookup_error("underscores") is underscores)
tried(codecs.encode, "abc", "ascii", "underscores")
tried(codecs.encode, "h\xe9llo w\xf6\xf6rld", "ascii", "underscores")
tried(codecs.encode, "\u20acuro", "latin-1", "underscores")
tried(codecs.encode, "\u20acuro\udc80", "utf-16", "underscores")
tried(codecs.encode, "a\u0416b", "cp1252", "underscores")
tried(codecs.decode, b"a\xffb\xc3", "utf-8", "underscores")
tried(codecs.decode, b"a\x81b", "cp1252", "underscores")
tried(codecs.getencoder("ascii"), "\xe9", "underscores")

codecs.register_error("bytes", lambda error: (b"\xff\xfe", error.end))
tried(codecs.encode, "a\xe9b", "ascii", "bytes")
tried(codecs.decode, b"a\xe9b", "ascii", "bytes")
codecs.register_error("back", lambda error: ("?", -1))
tried(codecs.encode, "a\xe9bc", "ascii", "back")
codecs.register_error("far", lambda error: ("?", 50))
tried(codecs.encode, "a\xe9bc", "ascii", "far")
tried(codecs.decode, b"a\xe9bc", "ascii", "far")
codecs.register_error("none", lambda error: None)
tried(codecs.encode, "a\xe9bc", "ascii", "none")
tried(codecs.decode, b"a\xe9bc", "ascii", "none")
codecs.register_error("wrong", lambda error: ("\xe9", error.end))
tried(codecs.encode, "a\xe9bc", "ascii", "wrong")
codecs.register_error("raises", codecs.strict_errors)
tried(codecs.encode, "a\xe9bc", "ascii", "raises")
tried(codecs.encode, "abc", "ascii", "never registered")
