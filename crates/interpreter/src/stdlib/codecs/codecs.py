# `codecs`: how texts become bytes and back, by name. Classes that guests derive from, and what calls their codecs and error handlers;
# names of encodings and the ends of characters are native (codecs/mod.rs). Methods of texts and bytes know no codecs of the guest.

import builtins as _builtins
import sys as _sys

__all__ = [
    "register", "lookup", "open", "EncodedFile", "BOM", "BOM_BE", "BOM_LE", "BOM32_BE", "BOM32_LE", "BOM64_BE", "BOM64_LE", "BOM_UTF8", "BOM_UTF16",
    "BOM_UTF16_LE", "BOM_UTF16_BE", "BOM_UTF32", "BOM_UTF32_LE", "BOM_UTF32_BE", "CodecInfo", "Codec", "IncrementalEncoder", "IncrementalDecoder",
    "StreamReader", "StreamWriter", "StreamReaderWriter", "StreamRecoder", "getencoder", "getdecoder", "getincrementalencoder", "getincrementaldecoder",
    "getreader", "getwriter", "encode", "decode", "iterencode", "iterdecode", "strict_errors", "ignore_errors", "replace_errors",
    "xmlcharrefreplace_errors", "backslashreplace_errors", "namereplace_errors", "register_error", "lookup_error",
]

BOM_UTF8 = b"\xef\xbb\xbf"
BOM = BOM_LE = BOM_UTF16 = BOM_UTF16_LE = BOM32_LE = b"\xff\xfe"
BOM_BE = BOM_UTF16_BE = BOM32_BE = b"\xfe\xff"
BOM_UTF32 = BOM_UTF32_LE = BOM64_LE = b"\xff\xfe\x00\x00"
BOM_UTF32_BE = BOM64_BE = b"\x00\x00\xfe\xff"


class CodecInfo(tuple):
    """What belongs to an encoding."""
    _is_text_encoding = True

    def __new__(cls, encode, decode, streamreader=None, streamwriter=None, incrementalencoder=None, incrementaldecoder=None, name=None, *, _is_text_encoding=None):
        self = tuple.__new__(cls, (encode, decode, streamreader, streamwriter))
        self.name, self.encode, self.decode = name, encode, decode
        self.incrementalencoder, self.incrementaldecoder = incrementalencoder, incrementaldecoder
        self.streamwriter, self.streamreader = streamwriter, streamreader
        if _is_text_encoding is not None:
            self._is_text_encoding = _is_text_encoding
        return self

    def __repr__(self):
        return f"<{self.__class__.__module__}.{self.__class__.__qualname__} object for encoding {self.name} at {id(self):#x}>"


class Codec:
    """What encodes and decodes without a state."""

    def encode(self, input, errors="strict"):
        raise NotImplementedError

    def decode(self, input, errors="strict"):
        raise NotImplementedError


class IncrementalEncoder:
    """Encodes piece by piece."""

    def __init__(self, errors="strict"):
        self.errors, self.buffer = errors, ""

    def encode(self, input, final=False):
        raise NotImplementedError

    def reset(self):
        pass

    def getstate(self):
        return 0

    def setstate(self, state):
        pass


class BufferedIncrementalEncoder(IncrementalEncoder):
    """Keeps what it cannot encode yet."""

    def _buffer_encode(self, input, errors, final):
        raise NotImplementedError

    def encode(self, input, final=False):
        data = self.buffer + input
        result, consumed = self._buffer_encode(data, self.errors, final)
        self.buffer = data[consumed:]
        return result

    def reset(self):
        IncrementalEncoder.reset(self)
        self.buffer = ""

    def getstate(self):
        return self.buffer or 0

    def setstate(self, state):
        self.buffer = state or ""


class IncrementalDecoder:
    """Decodes piece by piece."""

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
    """Keeps the beginning of a character until its end comes."""

    def __init__(self, errors="strict"):
        IncrementalDecoder.__init__(self, errors)
        self.buffer = b""

    def _buffer_decode(self, input, errors, final):
        raise NotImplementedError

    def decode(self, input, final=False):
        data = self.buffer + input
        result, consumed = self._buffer_decode(data, self.errors, final)
        self.buffer = data[consumed:]
        return result

    def reset(self):
        IncrementalDecoder.reset(self)
        self.buffer = b""

    def getstate(self):
        return (self.buffer, 0)

    def setstate(self, state):
        self.buffer = state[0]


# What is done about a fault.

def _unknown_fault(exception):
    return TypeError(f"don't know how to handle {type(exception).__name__} in error callback")


def strict_errors(exception, /):
    raise exception if isinstance(exception, Exception) else TypeError("codec must pass exception instance")


def ignore_errors(exception, /):
    if not isinstance(exception, (UnicodeEncodeError, UnicodeDecodeError, UnicodeTranslateError)):
        raise _unknown_fault(exception)
    return "", exception.end


def replace_errors(exception, /):
    count = ignore_errors(exception)[1] - exception.start
    if isinstance(exception, UnicodeDecodeError):
        return "\ufffd", exception.end
    return ("?" if isinstance(exception, UnicodeEncodeError) else "\ufffd") * count, exception.end


def xmlcharrefreplace_errors(exception, /):
    if not isinstance(exception, UnicodeEncodeError):
        raise _unknown_fault(exception)
    return "".join([f"&#{ord(c)};" for c in exception.object[exception.start:exception.end]]), exception.end


def backslashreplace_errors(exception, /):
    end = ignore_errors(exception)[1]
    part = exception.object[exception.start:end]
    if isinstance(exception, UnicodeDecodeError):
        return "".join([f"\\x{byte:02x}" for byte in part]), end
    return "".join([f"\\x{ord(c):02x}" if ord(c) < 256 else f"\\u{ord(c):04x}" if ord(c) < 65536 else f"\\U{ord(c):08x}" for c in part]), end


def namereplace_errors(exception, /):
    if not isinstance(exception, UnicodeEncodeError):
        raise _unknown_fault(exception)
    import unicodedata
    shown = []
    for c in exception.object[exception.start:exception.end]:
        name = unicodedata.name(c, None)
        shown.append(f"\\N{{{name}}}" if name else backslashreplace_errors(UnicodeEncodeError("", c, 0, 1, ""))[0])
    return "".join(shown), exception.end


def _surrogateescape_errors(exception, /):
    part = exception.object[exception.start:ignore_errors(exception)[1]]
    if isinstance(exception, UnicodeDecodeError) and min(part) >= 128:
        return "".join([chr(0xDC00 + byte) for byte in part]), exception.end
    if isinstance(exception, UnicodeEncodeError) and all(["\udc80" <= c <= "\udcff" for c in part]):
        return bytes([ord(c) - 0xDC00 for c in part]), exception.end
    raise exception


_own_handlers = {
    "strict": strict_errors, "ignore": ignore_errors, "replace": replace_errors, "xmlcharrefreplace": xmlcharrefreplace_errors,
    "backslashreplace": backslashreplace_errors, "namereplace": namereplace_errors, "surrogateescape": _surrogateescape_errors,
}
_handlers = {}


def register_error(errors, handler, /):
    """Lets codecs of this module ask a function about faults."""
    if not isinstance(errors, str):
        raise TypeError(f"register_error() argument 1 must be str, not {type(errors).__name__}")
    if not callable(handler):
        raise TypeError("handler must be callable")
    _handlers[errors] = handler


def lookup_error(name, /):
    """The function that knows what to do about faults."""
    found = _handlers.get(name) or _own_handlers.get(name)
    if found is None:
        raise LookupError(f"unknown error handler name '{name}'")
    return found


def _asked(handler, fault, kinds, complaint):
    # What a handler puts in the place of a fault, and where to go on.
    found = handler(fault)
    if not (isinstance(found, tuple) and len(found) == 2 and isinstance(found[0], kinds) and isinstance(found[1], int)):
        raise TypeError(complaint)
    size = len(fault.object)
    at = found[1] + size if found[1] < 0 else found[1]
    if not 0 <= at <= size:
        raise IndexError(f"position {found[1]} from error handler out of bounds")
    return found[0], at


def _encoded(text, name, errors):
    handler = _handlers.get(errors)
    if handler is None:
        return text.encode(name, errors or "strict")
    pieces, at = [], 0
    while True:
        try:
            pieces.append(text[at:].encode(name))
            return b"".join(pieces)
        except UnicodeEncodeError as error:
            fault = UnicodeEncodeError(error.encoding, text, at + error.start, at + error.end, error.reason)
        pieces.append(text[at:fault.start].encode(name))
        put, at = _asked(handler, fault, (str, bytes), "encoding error handler must return (str/bytes, int) tuple")
        try:
            pieces.append(put.encode(name) if isinstance(put, str) else put)
        except UnicodeEncodeError:
            raise fault from None


def _decoded(data, name, errors):
    handler = _handlers.get(errors)
    if handler is None:
        return data.decode(name, errors or "strict")
    pieces, at = [], 0
    while True:
        try:
            pieces.append(data[at:].decode(name))
            return "".join(pieces)
        except UnicodeDecodeError as error:
            fault = UnicodeDecodeError(error.encoding, data, at + error.start, at + error.end, error.reason)
        pieces.append(data[at:fault.start].decode(name))
        put, at = _asked(handler, fault, str, "decoding error handler must return (str, int) tuple")
        pieces.append(put)


def _bytes(data):
    return data if data.__class__ is bytes else bytes(memoryview(data)) if not isinstance(data, (str, int)) else _no_bytes(data)


def _no_bytes(data):
    raise TypeError(f"a bytes-like object is required, not '{type(data).__name__}'")


# Codecs by name.

_known = {}
_searches = []


def register(search_function, /):
    """Adds a function that finds codecs by name."""
    if not callable(search_function):
        raise TypeError("argument must be callable")
    _searches.append(search_function)


def unregister(search_function, /):
    """Takes such a function away."""
    if search_function in _searches:
        _searches.remove(search_function)
        _known.clear()


def lookup(encoding, /):
    """All that belongs to an encoding."""
    if not isinstance(encoding, str):
        raise TypeError(f"lookup() argument must be str, not {type(encoding).__name__}")
    found = _known.get(encoding)
    if found is not None:
        return found
    name = _codec_name(encoding)
    plain = "".join([c if c.isalnum() or c == "." else "_" for c in encoding.lower()])
    found = _transform(plain) if name is None else _text_codec(name)
    if found is None:
        for search in _searches:
            found = search(plain)
            if found is not None:
                break
        else:
            raise LookupError(f"unknown encoding: {encoding}")
        if not (isinstance(found, tuple) and len(found) == 4):
            raise TypeError("codec search functions must return 4-tuples")
    _known[encoding] = found
    return found


def _carried_out(function, doing, encoding, obj, errors):
    try:
        found = function(obj, errors)
    except (UnicodeError, OSError):
        raise
    except Exception as error:
        if len(error.args) > 1 or error.args and not isinstance(error.args[0], str) or vars(error):
            raise
        raise type(error)(f"{doing} with '{encoding}' codec failed ({type(error).__name__}: {error})") from error
    if not (isinstance(found, tuple) and len(found) == 2):
        raise TypeError(f"{doing[:-3]}er must return a tuple (object, integer)")
    return found[0]


def encode(obj, encoding="utf-8", errors="strict"):
    """Encodes an object by the codec of a name."""
    return _carried_out(lookup(encoding).encode, "encoding", encoding, obj, errors)


def decode(obj, encoding="utf-8", errors="strict"):
    """Decodes an object by the codec of a name."""
    return _carried_out(lookup(encoding).decode, "decoding", encoding, obj, errors)


def getencoder(encoding):
    return lookup(encoding).encode


def getdecoder(encoding):
    return lookup(encoding).decode


def getincrementalencoder(encoding):
    found = lookup(encoding).incrementalencoder
    if found is None:
        raise LookupError(encoding)
    return found


def getincrementaldecoder(encoding):
    found = lookup(encoding).incrementaldecoder
    if found is None:
        raise LookupError(encoding)
    return found


def getreader(encoding):
    return lookup(encoding).streamreader


def getwriter(encoding):
    return lookup(encoding).streamwriter


def iterencode(iterator, encoding, errors="strict", **kwargs):
    """Encodes texts one after the other."""
    encoder = getincrementalencoder(encoding)(errors, **kwargs)
    for text in iterator:
        made = encoder.encode(text)
        if made:
            yield made
    made = encoder.encode("", True)
    if made:
        yield made


def iterdecode(iterator, encoding, errors="strict", **kwargs):
    """Decodes bytes one after the other."""
    decoder = getincrementaldecoder(encoding)(errors, **kwargs)
    for data in iterator:
        made = decoder.decode(data)
        if made:
            yield made
    made = decoder.decode(b"", True)
    if made:
        yield made


def make_identity_dict(rng):
    return {number: number for number in rng}


def make_encoding_map(decoding_map):
    made = {}
    for key, value in decoding_map.items():
        made[value] = None if value in made else key
    return made
