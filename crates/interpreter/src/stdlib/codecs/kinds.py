

# The second part of `codecs`: the codecs themselves, as classes; they take texts and bytes of the guest's classes.


def _text_functions(name, shown, has_final):
    # The two functions that CPython has in C for an encoding.
    def encode(str, errors=None, /):
        if not isinstance(str, _builtins.str):
            raise TypeError(f"{encode.__name__}() argument 1 must be str, not {type(str).__name__}")
        return _encoded(str, name, errors), len(str)

    if has_final:
        def decode(data, errors=None, final=False, /):
            data = data.encode() if name == "unicode_escape" and isinstance(data, str) else _bytes(data)
            count = len(data) if final else _complete(data, name)
            return _decoded(data[:count], name, errors), count
    else:
        def decode(data, errors=None, /):
            data = _bytes(data)
            return _decoded(data, name, errors), len(data)
    encode.__name__ = encode.__qualname__ = shown + "_encode"
    decode.__name__ = decode.__qualname__ = shown + "_decode"
    return encode, decode


for _name in "utf_8 utf_16 utf_16_le utf_16_be utf_32 utf_32_le utf_32_be unicode_escape ascii latin_1".split():
    globals()[_name + "_encode"], globals()[_name + "_decode"] = _text_functions(_name, _name, _name not in ("ascii", "latin_1"))
del _name


class _Encoder(IncrementalEncoder):
    # A mark of the order of bytes comes only before the first text.
    _after_mark = None

    def __init__(self, errors="strict"):
        super().__init__(errors)
        self._begun = False

    def encode(self, input, final=False):
        name = self._after_mark if self._begun and self._after_mark else self._name
        self._begun = True
        if not isinstance(input, str):
            raise TypeError(f"{self._shown}_encode() argument 1 must be str, not {type(input).__name__}")
        return _encoded(input, name, self.errors)

    def reset(self):
        super().reset()
        self._begun = False

    def getstate(self):
        return 0 if self._begun or not self._after_mark else self._at_first

    def setstate(self, state):
        self._begun = not state


class _Decoder(BufferedIncrementalDecoder):
    def _buffer_decode(self, input, errors, final):
        count = len(input) if final else _complete(input, self._name)
        return _decoded(input[:count], self._name, errors), count


class _MarkedDecoder(BufferedIncrementalDecoder):
    # The mark says what the rest is written in.
    def __init__(self, errors="strict"):
        super().__init__(errors)
        self._found = None

    def _buffer_decode(self, input, errors, final):
        skipped = 0
        if self._found is None:
            longest = max(map(len, self._marks))
            if len(input) < longest and not final and any([mark.startswith(input) for mark in self._marks]):
                return "", 0
            for mark, name in self._marks.items():
                if input.startswith(mark):
                    skipped, self._found = len(mark), name
            self._found = self._found or self._without
        count = len(input) if final else skipped + _complete(input[skipped:], self._found)
        return _decoded(input[skipped:count], self._found, errors), count

    def reset(self):
        super().reset()
        self._found = None

    def getstate(self):
        return (self.buffer, self._at_first if self._found is None else int(self._found.endswith("be")))

    def setstate(self, state):
        super().setstate(state)
        orders = [*self._marks.values()]
        self._found = None if state[1] == self._at_first else orders[-1] if state[1] else orders[0]


# What marks there are, what follows each of them, what is taken for granted without one, and the state before it.
_MARKED = {
    "utf-8-sig": ({BOM_UTF8: "utf-8"}, "utf-8", 1),
    "utf-16": ({BOM_UTF16_LE: "utf-16-le", BOM_UTF16_BE: "utf-16-be"}, "utf-16-le", 2),
    "utf-32": ({BOM_UTF32_LE: "utf-32-le", BOM_UTF32_BE: "utf-32-be"}, "utf-32-le", 2),
}
_SHOWN = {"iso8859-1": "latin_1", "utf-8-sig": "utf_8"}


def _text_codec(name):
    shown = _SHOWN.get(name) or (name.replace("-", "_") if name.startswith(("utf", "ascii", "unicode")) else "charmap")
    c_encode, c_decode = _text_functions(name, shown, False)

    def encode(input, errors="strict"):
        return c_encode(input, errors)

    def decode(input, errors="strict"):
        return c_decode(input, errors)

    body = {"_name": name, "_shown": shown, "__module__": "encodings." + name.replace("-", "_")}
    marks = _MARKED.get(name)
    if marks:
        body |= {"_marks": marks[0], "_without": marks[1], "_after_mark": marks[1], "_at_first": marks[2]}
    reader = type("StreamReader", (_MarkedReader if marks else _Reader,), body | {"encode": staticmethod(encode)})
    writer = type("StreamWriter", (_Writer,), body | {"encode": staticmethod(encode), "decode": staticmethod(decode)})
    encoder, decoder = type("IncrementalEncoder", (_Encoder,), body), type("IncrementalDecoder", (_MarkedDecoder if marks else _Decoder,), body)
    return CodecInfo(encode, decode, reader, writer, encoder, decoder, name)


# Codecs that make no bytes of texts.

_turned = {first + at: first + (at + 13) % 26 for first in b"Aa" for at in range(26)}


def _rot13(text):
    return str.translate(text, _turned)


def _hex(data):
    import binascii
    return binascii.b2a_hex(data)


def _unhex(data):
    import binascii
    return binascii.a2b_hex(data)


def _base64(data):
    import base64
    return base64.encodebytes(data)


def _unbase64(data):
    import base64
    return base64.decodebytes(data)


def _zlib(data):
    import zlib
    return zlib.compress(data)


def _unzlib(data):
    import zlib
    return zlib.decompress(data)


_TRANSFORMS = {"rot-13": (_rot13, _rot13), "hex": (_hex, _unhex), "base64": (_base64, _unbase64), "zlib": (_zlib, _unzlib)}
_TRANSFORM_NAMES = {
    "rot13": "rot-13", "rot_13": "rot-13", "hex": "hex", "hex_codec": "hex", "base64": "base64", "base_64": "base64", "base64_codec": "base64",
    "zlib": "zlib", "zip": "zlib", "zlib_codec": "zlib",
}


def _transform(plain):
    name = _TRANSFORM_NAMES.get(plain)
    if name is None:
        return None
    forth, back = _TRANSFORMS[name]

    def encode(input, errors="strict"):
        return forth(input), len(input)

    def decode(input, errors="strict"):
        return back(input), len(input)

    class Encoder(IncrementalEncoder):
        def encode(self, input, final=False):
            return forth(input)

    class Decoder(IncrementalDecoder):
        def decode(self, input, final=False):
            return back(input)

    codec = {"encode": staticmethod(encode), "decode": staticmethod(decode)}
    reader, writer = type("StreamReader", (StreamReader,), codec), type("StreamWriter", (StreamWriter,), codec)
    return CodecInfo(encode, decode, reader, writer, Encoder, Decoder, name, _is_text_encoding=False)
