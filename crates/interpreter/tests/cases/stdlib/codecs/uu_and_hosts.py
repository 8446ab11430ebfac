# `uu`, and what is wrong with names of hosts.
import codecs


def tried(function, *args, **named):
    try:
        print(ascii(function(*args, **named)))
    except Exception as error:
        print(type(error).__name__, ascii(str(error)))


def decoded(data):
    tried(codecs.decode, data, "uu")


print(codecs.encode(b"abc", "uu"), codecs.encode(b"", "uu"), codecs.decode(codecs.encode(bytes(range(256)), "uu"), "uu") == bytes(range(256)))
for data in (b"", b"begin", b"begin 666 x\n", b"begin 666 x\n#86)C\n", b"begin 666 x\n#86)C\nend", b"begin 666 x\n#86)C\n \nend\n#86)C\n",
             b"from me\nbegin 644 x\n#86)Cxx\n \nend\n", b"begin 666 x\r\n#86)C\r\n \r\nend\r\n", b"begin 666 x\n#\xff\nend\n"):
    decoded(data)
encode = codecs.getencoder("uu")
print(encode.__name__, encode(b"abc", "strict", "a\nb\r", 0o1755))
tried(encode, b"abc", filename="n\xe9")
tried(encode, b"abc", mode="x")
tried(encode, b"abc", "ignore")
tried(encode, "abc")
tried(codecs.encode, "abc", "uu")

for text in ("fa\xdf.de", "B\xdcCHER.Example", "a\u3002b\uff0ec\uff61\xe9", "\xe9.", ".\xe9", "xn--\xe9", "a" * 63, "a" * 64, "a." * 3 + "b" * 64, "\xe9" * 60,
             "\u05d0\u05d1", "\u05d0a", "\u05d01", "\ue000", "a\xa0b", "a\xadb", "\ufb01"):
    tried(text.encode, "idna")
for data in (b"xn--fa-hia.de", b"XN--bcher-kva", b"a.xn--bcher-kva.", b"\xff", b"xn--\xff", b"xn--a", b"xn--", b"..", b"xn--bcher-kva.\xff"):
    tried(data.decode, "idna")
for errors in ("ignore", "strict", "x"):
    tried("\xe9".encode, "idna", errors)
    tried(b"a".decode, "idna", errors)
    tried("\xe9".encode, "punycode", errors)
    tried(b"a\xff-9!".decode, "punycode", errors)
for data in ("bcher-kva", b"bcher-kva", bytearray(b"bcher-kva"), memoryview(b"9ca"), "\xe9"):
    tried(codecs.decode, data, "punycode")
for name in ("idna", "punycode"):
    info = codecs.lookup(name)
    print(info.incrementalencoder().encode("b\xfccher", True), info.incrementaldecoder().decode(info.encode("b\xfccher")[0], True), info.encode("\xe9\xe9"))
