# Codecs that work in parts: incremental encoders and decoders, iterators, streams of bytes.
import codecs
import io


def tried(function, *args, **named):
    try:
        print(ascii(function(*args, **named)))
    except Exception as error:
        print(type(error).__name__, error)


text = "h\xe9llo \u20ac \U0001f600!"
for name in ("utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-16-be", "utf-32", "utf-32-be", "unicode_escape", "raw_unicode_escape"):
    data = text.encode(name)
    decoder = codecs.getincrementaldecoder(name)()
    parts = [decoder.decode(data[at:at + 1]) for at in range(len(data))]
    print(name, ascii(parts), decoder.getstate())
    decoder.decode(b"", True)
    print("".join(parts) == text)
    encoder = codecs.getincrementalencoder(name)()
    print([encoder.encode(letter) for letter in "a\xe9"], encoder.getstate())
    encoder.reset()
    print(encoder.encode("b", final=True))

decoder = codecs.getincrementaldecoder("utf-8")(errors="replace")
print(ascii([decoder.decode(b"a\xc3"), decoder.decode(b"b"), decoder.decode(b"\xe2\x82"), decoder.decode(b"", final=True)]))
decoder = codecs.getincrementaldecoder("utf-8")()
decoder.decode(b"\xe2\x82")
state = decoder.getstate()
print(state)
tried(decoder.decode, b"", True)
decoder.setstate(state)
tried(decoder.decode, b"\xac")
decoder.reset()
tried(decoder.decode, b"\xac")
tried(codecs.getincrementaldecoder("utf-16")().decode, b"abcd")
tried(codecs.getincrementaldecoder("utf-32")().decode, b"abcdefgh")
for name in ("ascii", "latin-1", "cp1252"):
    tried(codecs.getincrementaldecoder(name)().decode, b"caf\xe9")
    tried(codecs.getincrementalencoder(name)("ignore").encode, "caf\xe9\u0416")
for name, given in (("hex", b"ab"), ("base64", b"ab"), ("rot13", "ab"), ("zlib", b"ab"), ("uu", b"ab"), ("quopri", b"a=b")):
    made = codecs.getincrementalencoder(name)().encode(given, True)
    print(name, made, codecs.getincrementaldecoder(name)().decode(made, True))

print(list(codecs.iterencode(["a", "", "\xe9", "b"], "utf-8")))
print(list(codecs.iterencode(["a", "\xe9"], "utf-16")))
print(list(codecs.iterdecode([b"a\xc3", b"\xa9", b"", b"b"], "utf-8")))
tried(list, codecs.iterdecode([b"a\xc3"], "utf-8"))
tried(list, codecs.iterdecode([b"a\xc3"], "utf-8", "replace"))
tried(codecs.iterencode(["a"], "nope").__next__)


class Shout(codecs.IncrementalEncoder):
    def encode(self, input, final=False):
        return input.upper().encode() + (b"!" if final else b"")


class ShoutDecoder(codecs.BufferedIncrementalDecoder):
    def _buffer_decode(self, input, errors, final):
        size = len(input) if final else len(input) // 2 * 2
        return input[:size].decode().lower(), size


def search(name):
    print("searched", name)
    if name == "shout":
        return codecs.CodecInfo(lambda text, errors="strict": (text.upper().encode(), len(text)),
                                lambda data, errors="strict": (bytes(data).decode().lower(), len(data)),
                                incrementalencoder=Shout, incrementaldecoder=ShoutDecoder, name="shout")
    if name == "short":
        return (1, 2)
    return None


codecs.register(search)
print(codecs.encode("abc", "Shout"), codecs.decode(b"ABC", "shout"))
print(list(codecs.iterencode(["a", "b"], "shout")), list(codecs.iterdecode([b"ABC", b"D", b"E"], "shout")))
tried(codecs.lookup, "short")
tried(codecs.lookup, "no such")
tried(codecs.getincrementalencoder, "shout")
codecs.unregister(search)
tried(codecs.lookup, "shout")
tried(codecs.register, 5)

stream = io.BytesIO()
writer = codecs.getwriter("utf-16")(stream)
writer.write("ab")
writer.writelines(["c", "\xe9"])
print(stream.getvalue())
stream.seek(0)
reader = codecs.getreader("utf-16")(stream)
print(reader.read())
stream = io.BytesIO("one\ntw\xf6\r\nthree".encode())
reader = codecs.getreader("utf-8")(stream)
print(ascii(reader.readline()), ascii(list(reader)), repr(reader.readline()))
reader.seek(0)
print(ascii(reader.readlines()), repr(reader.read()))
reader.seek(0)
print(ascii([reader.read(chars=2), reader.read(chars=4), reader.readline(keepends=False)]))
with codecs.getreader("latin-1")(io.BytesIO(b"caf\xe9")) as reader:
    print(ascii(reader.read()))
print(reader.stream.closed)
recoder = codecs.EncodedFile(io.BytesIO(b"caf\xe9\nx"), "utf-8", "latin-1")
print(recoder.readline(), recoder.read(), recoder.data_encoding, recoder.file_encoding)
both = codecs.StreamReaderWriter(io.BytesIO(), codecs.getreader("utf-8"), codecs.getwriter("utf-8"))
both.write("\xe9\nb")
both.seek(0)
print(ascii(both.readlines()), both.encoding)
