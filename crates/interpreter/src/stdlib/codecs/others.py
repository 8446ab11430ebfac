# `codecs`, what is no encoding of texts, and names of hosts: hex, base64, quopri, uu, zlib, rot13, punycode, idna. Python because it
# makes the classes of each codec; what they compute is native.


def _rot_13():
    def encode(self, input, errors="strict"):
        return (_rot13(input), len(input))

    def decode(self, input, errors="strict"):
        return (_rot13(input), len(input))

    def part(self, input, final=False):
        return _rot13(input)

    return _other("rot-13", "encodings.rot_13", encode, decode, part, part)


def _hex():
    from binascii import a2b_hex, b2a_hex
    return _simple("hex", "encodings.hex_codec", b2a_hex, a2b_hex)


def _base64():
    from base64 import decodebytes, encodebytes
    return _simple("base64", "encodings.base64_codec", encodebytes, decodebytes)


def _quopri():
    from binascii import a2b_qp, b2a_qp
    return _simple("quopri", "encodings.quopri_codec", lambda data: b2a_qp(data, True, True, False), a2b_qp)


def _zlib():
    import zlib

    def begin(self, errors="strict"):
        assert errors == "strict"
        self.errors = errors
        self.reset()

    def encode(self, input, final=False):
        made = self.compressobj.compress(input)
        return made + self.compressobj.flush() if final else made

    def decode(self, input, final=False):
        made = self.decompressobj.decompress(input)
        return made + self.decompressobj.flush() if final else made

    def new_encoder(self):
        self.compressobj = zlib.compressobj()

    def new_decoder(self):
        self.decompressobj = zlib.decompressobj()

    info = _simple("zlib", "encodings.zlib_codec", zlib.compress, zlib.decompress)
    for kind, attributes in ((info.incrementalencoder, {"encode": encode, "reset": new_encoder}),
                             (info.incrementaldecoder, {"decode": decode, "reset": new_decoder})):
        for name, value in {"__init__": begin, **attributes}.items():
            setattr(kind, name, value)
    return info


def _uu():
    import binascii
    info = _simple("uu", "encodings.uu_codec", lambda data: _uu_encode(data, "<data>", 0o666), _uu_decode)

    def uu_encode(input, errors="strict", filename="<data>", mode=0o666):
        assert errors == "strict"
        return (_uu_encode(input, filename, mode), len(input))

    return CodecInfo(uu_encode, info.decode, info.streamreader, info.streamwriter, info.incrementalencoder, info.incrementaldecoder, "uu", _is_text_encoding=False)


def _punycode():
    def encode(self, input, errors="strict"):
        return _punycode_encode(input)

    def decode(self, input, errors="strict"):
        return _punycode_decode(input, errors)

    return _whole_texts("punycode", encode, decode)


def _idna():
    def encode(self, input, errors="strict"):
        return _idna_encode(input, errors)

    def decode(self, input, errors="strict"):
        return _idna_decode(input, errors)

    return _whole_texts("idna", encode, decode)


def _whole_texts(name, encode, decode):
    return _other(name, "encodings." + name, encode, decode, lambda self, input, final=False: encode(self, input, self.errors)[0],
                  lambda self, input, final=False: decode(self, input, self.errors)[0], is_text=True)


def _simple(name, module, encode, decode):
    def whole_encode(input, errors="strict"):
        assert errors == "strict"
        return (encode(input), len(input))

    def whole_decode(input, errors="strict"):
        assert errors == "strict"
        return (decode(input), len(input))

    def part_encode(self, input, final=False):
        assert self.errors == "strict"
        return encode(input)

    def part_decode(self, input, final=False):
        assert self.errors == "strict"
        return decode(input)

    whole_encode.__name__ = whole_encode.__qualname__ = name + "_encode"
    whole_decode.__name__ = whole_decode.__qualname__ = name + "_decode"
    return _other(name, module, staticmethod(whole_encode), staticmethod(whole_decode), part_encode, part_decode)


def _other(name, module, encode, decode, part_encode, part_decode, is_text=False):
    codec = _class("Codec", module, (Codec,), encode=encode, decode=decode)
    encoder = _class("IncrementalEncoder", module, (IncrementalEncoder,), encode=part_encode)
    decoder = _class("IncrementalDecoder", module, (IncrementalDecoder,), decode=part_decode)
    reader = _class("StreamReader", module, (codec, StreamReader))
    writer = _class("StreamWriter", module, (codec, StreamWriter))
    whole = codec()
    return CodecInfo(whole.encode, whole.decode, reader, writer, encoder, decoder, name, _is_text_encoding=is_text)


_OTHERS = {
    **dict.fromkeys(("rot13", "rot_13"), _rot_13),
    **dict.fromkeys(("hex", "hex_codec"), _hex),
    **dict.fromkeys(("base64", "base_64", "base64_codec"), _base64),
    **dict.fromkeys(("quopri", "quopri_codec", "quoted_printable", "quotedprintable"), _quopri),
    **dict.fromkeys(("zlib", "zlib_codec", "zip"), _zlib),
    **dict.fromkeys(("uu", "uu_codec"), _uu),
    "punycode": _punycode,
    "idna": _idna,
}
