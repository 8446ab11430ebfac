# `codecs`: codecs by name, those of the guest among them, handlers of faults, and codecs that work in parts.
# Texts and bytes are turned into each other natively (codecs/mod.rs).

BOM_UTF8 = b"\xef\xbb\xbf"
BOM_LE = BOM_UTF16_LE = BOM32_LE = b"\xff\xfe"
BOM_BE = BOM_UTF16_BE = BOM32_BE = b"\xfe\xff"
BOM_UTF32_LE = BOM64_LE = b"\xff\xfe\x00\x00"
BOM_UTF32_BE = BOM64_BE = b"\x00\x00\xfe\xff"
BOM = BOM_UTF16 = BOM_UTF16_LE
BOM_UTF32 = BOM_UTF32_LE


class CodecInfo(tuple):
    """A codec: its two functions, and its classes for streams and for parts."""

    _is_text_encoding = True

    def __new__(cls, encode, decode, streamreader=None, streamwriter=None, incrementalencoder=None, incrementaldecoder=None, name=None,
                *, _is_text_encoding=None):
        made = super().__new__(cls, (encode, decode, streamreader, streamwriter))
        made.encode, made.decode, made.name = encode, decode, name
        made.streamreader, made.streamwriter = streamreader, streamwriter
        made.incrementalencoder, made.incrementaldecoder = incrementalencoder, incrementaldecoder
        if _is_text_encoding is not None:
            made._is_text_encoding = _is_text_encoding
        return made

    def __repr__(self):
        return f"<{type(self).__module__}.{type(self).__qualname__} object for encoding {self.name} at {id(self):#x}>"


class Codec:
    def encode(self, input, errors="strict"):
        raise NotImplementedError

    def decode(self, input, errors="strict"):
        raise NotImplementedError


class IncrementalEncoder:
    def __init__(self, errors="strict"):
        self.errors = errors
        self.buffer = ""

    def encode(self, input, final=False):
        raise NotImplementedError

    def reset(self):
        pass

    def getstate(self):
        return 0

    def setstate(self, state):
        pass


class BufferedIncrementalEncoder(IncrementalEncoder):
    def __init__(self, errors="strict"):
        IncrementalEncoder.__init__(self, errors)
        self.buffer = ""

    def _buffer_encode(self, input, errors, final):
        raise NotImplementedError

    def encode(self, input, final=False):
        whole = self.buffer + input
        made, used = self._buffer_encode(whole, self.errors, final)
        self.buffer = whole[used:]
        return made

    def reset(self):
        IncrementalEncoder.reset(self)
        self.buffer = ""

    def getstate(self):
        return self.buffer or 0

    def setstate(self, state):
        self.buffer = state or ""


class IncrementalDecoder:
    def __init__(self, errors="strict"):
        self.errors = errors

    def decode(self, input, final=False):
        raise NotImplementedError

    def reset(self):
        pass

    def getstate(self):
        return (b"", 0)

    def setstate(self, state):
        pass


class BufferedIncrementalDecoder(IncrementalDecoder):
    def __init__(self, errors="strict"):
        IncrementalDecoder.__init__(self, errors)
        self.buffer = b""

    def _buffer_decode(self, input, errors, final):
        raise NotImplementedError

    def decode(self, input, final=False):
        whole = self.buffer + input
        made, used = self._buffer_decode(whole, self.errors, final)
        self.buffer = whole[used:]
        return made

    def reset(self):
        IncrementalDecoder.reset(self)
        self.buffer = b""

    def getstate(self):
        return (self.buffer, 0)

    def setstate(self, state):
        self.buffer = state[0]


# Codecs by name.

_searches = []
_found = {}


def register(search_function, /):
    if not callable(search_function):
        raise TypeError("argument must be callable")
    _searches.append(search_function)


def unregister(search_function, /):
    if search_function in _searches:
        _searches.remove(search_function)
        _found.clear()


def _lookup(encoding):
    normal = _normal(encoding)
    info = _found.get(normal)
    if info is None:
        info = _own(normal)
        for search in () if info else list(_searches):
            info = search(normal)
            if info is not None:
                if not isinstance(info, tuple) or len(info) != 4:
                    raise TypeError("codec search functions must return 4-tuples")
                break
        if info is None:
            raise LookupError("unknown encoding: " + encoding)
        _found[normal] = info
    return info


def _own(normal):
    other = _OTHERS.get(normal)
    if other:
        return other()
    name = _name_of(normal)
    return name and _text_codec(name)


def getencoder(encoding):
    return lookup(encoding).encode


def getdecoder(encoding):
    return lookup(encoding).decode


def _in_parts(encoding, kind):
    made = getattr(lookup(encoding), kind)
    if made is None:
        # Not every codec works in parts.
        raise LookupError(encoding)
    return made


def getincrementalencoder(encoding):
    return _in_parts(encoding, "incrementalencoder")


def getincrementaldecoder(encoding):
    return _in_parts(encoding, "incrementaldecoder")


def getreader(encoding):
    return lookup(encoding).streamreader


def getwriter(encoding):
    return lookup(encoding).streamwriter


def _encode(obj, encoding, errors):
    encoding = "utf-8" if encoding is None else encoding
    return _through(_lookup(encoding)[0], obj, encoding, errors, "encoding", "encoder must return a tuple (object, integer)")


def _decode(obj, encoding, errors):
    encoding = "utf-8" if encoding is None else encoding
    return _through(_lookup(encoding)[1], obj, encoding, errors, "decoding", "decoder must return a tuple (object,integer)")


def _through(codec, obj, encoding, errors, verb, wrong):
    try:
        result = codec(obj) if errors is None else codec(obj, errors)
    except Exception as error:
        if not _can_be_said_again(error):
            raise
        raise type(error)(f"{verb} with '{encoding}' codec failed ({type(error).__name__}: {error})") from error
    if not isinstance(result, tuple) or len(result) != 2:
        raise TypeError(wrong)
    return result[0]


# Errors whose class is made of more than a message are left as they are.
_MORE = (OSError, SyntaxError, StopIteration, ImportError, NameError, AttributeError, UnicodeEncodeError, UnicodeDecodeError,
         UnicodeTranslateError, ExceptionGroup)


def _can_be_said_again(error):
    if isinstance(error, _MORE) or len(error.args) > 1 or error.args and type(error.args[0]) is not str or error.__dict__:
        return False
    return not any("__init__" in vars(kind) or "__new__" in vars(kind) for kind in type(error).__mro__ if kind.__module__ != "builtins")


def charmap_build(map, /):
    """The table that encodes what this text, one character for each byte, decodes."""
    return {ord(char): byte for byte, char in enumerate(map)}


def iterencode(iterator, encoding, errors="strict", **kwargs):
    encoder = getincrementalencoder(encoding)(errors, **kwargs)
    for part in iterator:
        made = encoder.encode(part)
        if made:
            yield made
    made = encoder.encode("", True)
    if made:
        yield made


def iterdecode(iterator, encoding, errors="strict", **kwargs):
    decoder = getincrementaldecoder(encoding)(errors, **kwargs)
    for part in iterator:
        made = decoder.decode(part)
        if made:
            yield made
    made = decoder.decode(b"", True)
    if made:
        yield made
