# Encodings of mail and of names of hosts: utf-7, punycode and idna, there and back, in parts, and what is wrong.
import codecs


def attempt(function, *args):
    try:
        print(repr(function(*args)))
    except Exception as error:
        print(type(error).__name__, error)


for text in ("a+b", "é", "~\\", "日本", "\U0001f600", "a-é-b", "1+1=2", "Hi Mom -\u263a-!", "bücher.de", "www.é.com", "", "a" * 70, "ß.ÄÖ", "a\ud800b"):
    for name in ("utf-7", "punycode", "idna"):
        try:
            made = text.encode(name)
            print(name, ascii(text), made, ascii(made.decode(name)))
        except Exception as error:
            print(name, ascii(text), type(error).__name__, ascii(str(error)))
for data in (b"+AOk-", b"+AOk", b"+!", b"a+-b", b"\xff", b"+2D3eAA-", b"abc+", b"+A-", b"+AO", b"+2D0-x", b"x+AOk-y+AOk.z"):
    for errors in ("strict", "replace", "ignore"):
        attempt(data.decode, "utf-7", errors)
for data in (b"abc-", b"mnchen-3ya", b"xn--mnchen-3ya.de", b"xn--mnchen-3ya.de.", b"-", b"", b"bcher-kva", b"xn--a"):
    attempt(data.decode, "punycode")
    attempt(data.decode, "idna")
for text in ("a" * 70 + ".de", ".", "a..b", "é..b", "b" * 64 + "é"):
    attempt(text.encode, "idna")
decoder = codecs.getincrementaldecoder("utf-7")()
print([decoder.decode(part) for part in (b"a+AO", b"k-b", b"+AOk")], decoder.decode(b"-", True))
print([codecs.lookup(name).name for name in ("UTF7", "u7", "idna", "punycode")], codecs.encode("é", "idna"), codecs.decode(b"9ca", "punycode"))
for name in ("", "utf\0", "\0"):
    attempt("a".encode, name)
    attempt(b"a".decode, name)
    attempt(codecs.encode, "a", name) if "\0" not in name else None
