# `codecs`, encodings of texts: what `lookup` tells of each, and how they work in parts.


def _class(name, module, bases, **attributes):
    return type(name, bases, {"__module__": module, **attributes})


_PAIRS = {
    "utf-7": (utf_7_encode, utf_7_decode),
    "utf-8": (utf_8_encode, utf_8_decode),
    "utf-16": (utf_16_encode, utf_16_decode),
    "utf-16-le": (utf_16_le_encode, utf_16_le_decode),
    "utf-16-be": (utf_16_be_encode, utf_16_be_decode),
    "utf-32": (utf_32_encode, utf_32_decode),
    "utf-32-le": (utf_32_le_encode, utf_32_le_decode),
    "utf-32-be": (utf_32_be_encode, utf_32_be_decode),
    "iso8859-1": (latin_1_encode, latin_1_decode),
    "ascii": (ascii_encode, ascii_decode),
    "unicode-escape": (unicode_escape_encode, unicode_escape_decode),
    "raw-unicode-escape": (raw_unicode_escape_encode, raw_unicode_escape_decode),
}


class _Page(Codec):
    def __init__(self, name):
        self._name = name

    def encode(self, input, errors="strict"):
        return _page_encode(input, errors, self._name)

    def decode(self, input, errors="strict"):
        return _page_decode(input, errors, self._name)


def _sig_encode(input, errors="strict"):
    made, used = utf_8_encode(input, errors)
    return (BOM_UTF8 + made, used)


def _sig_decode(input, errors="strict"):
    size = 3 if input[:3] == BOM_UTF8 else 0
    made, used = utf_8_decode(input[size:], errors, True)
    return (made, used + size)


def _text_codec(name):
    module = "encodings." + name.replace("-", "_")
    if name == "utf-8-sig":
        encode, part, decode = _sig_encode, utf_8_decode, _sig_decode
    elif name in _PAIRS:
        encode, part = _PAIRS[name]
        decode = part
    else:
        page = _class("Codec", module, (_Page,))(name)
        encode, decode = page.encode, page.decode
        part = decode
        if _has_pairs(name):

            def part(input, errors="strict", final=False):
                return _page_decode(input, errors, name, final)

    in_parts = name.startswith("utf") or name.endswith("escape") or _has_pairs(name)
    if in_parts and name != "utf-8-sig" and name.startswith("utf"):

        def decode(input, errors="strict"):
            return part(input, errors, True)

    if name in ("utf-16", "utf-32", "utf-8-sig"):
        encoder, decoder = _class("IncrementalEncoder", module, (_MarkingEncoder,), _name=name), _class(
            "IncrementalDecoder", module, (_MarkingDecoder,), _name=name)
    else:
        encoder = _class("IncrementalEncoder", module, (IncrementalEncoder,), encode=lambda self, input, final=False: encode(input, self.errors)[0])
        if in_parts:
            decoder = _class("IncrementalDecoder", module, (BufferedIncrementalDecoder,),
                             _buffer_decode=lambda self, input, errors, final: part(input, errors, final))
        else:
            decoder = _class("IncrementalDecoder", module, (IncrementalDecoder,),
                             decode=lambda self, input, final=False: decode(input, self.errors)[0])
    reader, writer = _streams(name, module, encode, part)
    return CodecInfo(encode, decode, reader, writer, encoder, decoder, name)


class _MarkingEncoder(IncrementalEncoder):
    # Writes a mark before the first part.

    def __init__(self, errors="strict"):
        IncrementalEncoder.__init__(self, errors)
        self.first = True

    def encode(self, input, final=False):
        name = self._name if self.first else _UNMARKED[self._name]
        made = _sig_encode(input, self.errors) if name == "utf-8-sig" else _PAIRS[name][0](input, self.errors)
        self.first = False
        return made[0]

    def reset(self):
        IncrementalEncoder.reset(self)
        self.first = True

    def getstate(self):
        if self._name == "utf-8-sig":
            return int(self.first)
        return 2 if self.first else 0

    def setstate(self, state):
        self.first = bool(state)


class _MarkingDecoder(BufferedIncrementalDecoder):
    # Learns from a mark what the rest is.

    def __init__(self, errors="strict"):
        BufferedIncrementalDecoder.__init__(self, errors)
        self._rest = None

    def _buffer_decode(self, input, errors, final):
        skipped = 0
        if self._rest is None:
            skipped, self._rest = self._mark(input, final)
            if self._rest is None:
                return ("", 0)
        made, used = _PAIRS[self._rest][1](input[skipped:], errors, final)
        return (made, used + skipped)

    def _mark(self, input, final):
        if self._name == "utf-8-sig":
            if len(input) < 3 and BOM_UTF8.startswith(input) and not final:
                return 0, None
            return 3 if input[:3] == BOM_UTF8 else 0, "utf-8"
        size, mark = (2, BOM_UTF16_LE) if self._name == "utf-16" else (4, BOM_UTF32_LE)
        if len(input) < size:
            return 0, self._name + "-le" if final and input else None
        if input[:size] == mark:
            return size, self._name + "-le"
        if input[:size] == mark[::-1]:
            return size, self._name + "-be"
        # What is wrong with the bytes is said first.
        _PAIRS[self._name + "-le"][1](input, self.errors, final)
        raise UnicodeError(self._name.upper() + " stream does not start with BOM")

    def reset(self):
        BufferedIncrementalDecoder.reset(self)
        self._rest = None

    def getstate(self):
        if self._name == "utf-8-sig":
            return (self.buffer, int(self._rest is None))
        return (self.buffer, 2 if self._rest is None else int(self._rest.endswith("be")))

    def setstate(self, state):
        self.buffer, order = state
        if self._name == "utf-8-sig":
            self._rest = None if order else "utf-8"
        else:
            self._rest = None if order == 2 else self._name + ("-be" if order else "-le")


# What `str.encode` and `bytes.decode` ask where a codec or a handler of the guest's takes part.


def _text_encoded(text, encoding, errors):
    made = _by_method(0, text, encoding, errors, "encode")
    if not isinstance(made, bytes):
        raise TypeError(f"'{encoding}' encoder returned '{type(made).__name__}' instead of 'bytes'; use codecs.encode() to encode to arbitrary types")
    return made


def _bytes_decoded(data, encoding, errors):
    made = _by_method(1, data, encoding, errors, "decode")
    if not isinstance(made, str):
        raise TypeError(f"'{encoding}' decoder returned '{type(made).__name__}' instead of 'str'; use codecs.decode() to decode to arbitrary types")
    return made


def _by_method(which, given, encoding, errors, verb):
    info = _lookup(encoding)
    if not getattr(info, "_is_text_encoding", True):
        raise LookupError(f"'{encoding}' is not a text encoding; use codecs.{verb}() to handle arbitrary codecs")
    if getattr(info, "name", None) in _PAIRS and not info.name.endswith("escape"):
        return info[which](given, errors)[0]
    wrong = f"{verb}r must return a tuple (object,{' ' if which == 0 else ''}integer)"
    return _through(info[which], given, encoding, errors, verb[:-1] + "ing", wrong)
