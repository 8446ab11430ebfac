# `codecs`, handlers of faults: those that come with it, and how codecs ask one of the guest's.


def _unhandled(exception):
    return TypeError(f"don't know how to handle {type(exception).__name__} in error callback")


def strict_errors(exception, /):
    if not isinstance(exception, Exception):
        raise TypeError("codec must pass exception instance")
    raise exception


def ignore_errors(exception, /):
    if not isinstance(exception, (UnicodeEncodeError, UnicodeDecodeError, UnicodeTranslateError)):
        raise _unhandled(exception)
    return ("", exception.end)


def replace_errors(exception, /):
    if isinstance(exception, UnicodeEncodeError):
        return ("?" * (exception.end - exception.start), exception.end)
    if isinstance(exception, UnicodeDecodeError):
        return ("\ufffd", exception.end)
    if isinstance(exception, UnicodeTranslateError):
        return ("\ufffd" * (exception.end - exception.start), exception.end)
    raise _unhandled(exception)


def backslashreplace_errors(exception, /):
    if isinstance(exception, UnicodeDecodeError):
        return ("".join([f"\\x{byte:02x}" for byte in exception.object[exception.start:exception.end]]), exception.end)
    if isinstance(exception, (UnicodeEncodeError, UnicodeTranslateError)):
        return _written(exception, "backslashreplace")
    raise _unhandled(exception)


def xmlcharrefreplace_errors(exception, /):
    if not isinstance(exception, UnicodeEncodeError):
        raise _unhandled(exception)
    return ("".join([f"&#{ord(letter)};" for letter in exception.object[exception.start:exception.end]]), exception.end)


def namereplace_errors(exception, /):
    if not isinstance(exception, UnicodeEncodeError):
        raise _unhandled(exception)
    return _written(exception, "namereplace")


def _written(exception, handler):
    letters = exception.object[exception.start:exception.end]
    return ("".join([_in_ascii(letter, handler) for letter in letters]), exception.end)


def _in_ascii(letter, handler):
    return letter.encode("ascii", handler).decode("ascii") if letter >= "\x80" else f"\\x{ord(letter):02x}"


def _surrogateescape(exception, /):
    start, end = _span(exception)
    part = exception.object[start:end]
    if isinstance(exception, UnicodeEncodeError):
        if not all("\udc80" <= letter <= "\udcff" for letter in part):
            raise exception
        return (bytes([ord(letter) - 0xDC00 for letter in part]), end)
    count = 0
    while count < min(len(part), 4) and part[count] >= 0x80:
        count += 1
    if not count:
        raise exception
    return ("".join([chr(0xDC00 + byte) for byte in part[:count]]), start + count)


def _surrogatepass(exception, /):
    start, end = _span(exception)
    try:
        if isinstance(exception, UnicodeEncodeError):
            letters = exception.object[start:end]
            if not all("\ud800" <= letter <= "\udfff" for letter in letters):
                raise exception
            return (letters.encode(exception.encoding, "surrogatepass"), end)
        size = 3 if _normal(exception.encoding) == "utf_8" else 4 if "32" in exception.encoding else 2
        letter = exception.object[start:start + size].decode(exception.encoding, "surrogatepass")
        if not "\ud800" <= letter <= "\udfff":
            raise exception
        return (letter, start + size)
    except (UnicodeError, LookupError):
        raise exception from None


def _span(exception):
    if not isinstance(exception, (UnicodeEncodeError, UnicodeDecodeError)):
        raise _unhandled(exception)
    return exception.start, exception.end


_handlers = {
    "strict": strict_errors,
    "ignore": ignore_errors,
    "replace": replace_errors,
    "xmlcharrefreplace": xmlcharrefreplace_errors,
    "backslashreplace": backslashreplace_errors,
    "namereplace": namereplace_errors,
    "surrogateescape": _surrogateescape,
    "surrogatepass": _surrogatepass,
}


def _register_error(errors, handler):
    if not callable(handler):
        raise TypeError("handler must be callable")
    _handlers[str(errors)] = handler


def _lookup_error(name):
    if name not in _handlers:
        raise LookupError(f"unknown error handler name '{name}'")
    return _handlers[name]


# What follows the first part of a text with a mark.
_UNMARKED = {"utf-16": "utf-16-le", "utf-32": "utf-32-le", "utf-8-sig": "utf-8"}


def _encode_asking(text, encoding, errors):
    made, at, handler = [], 0, None
    while True:
        fault = None
        try:
            made.append(text[at:].encode(encoding))
        except UnicodeEncodeError as error:
            fault = error
        if fault is None:
            return (b"".join(made), len(text))
        handler = handler or _lookup_error(errors)
        start, end = at + fault.start, at + fault.end
        made.append(text[at:start].encode(encoding))
        encoding = _UNMARKED.get(encoding, encoding)
        fault = UnicodeEncodeError(fault.encoding, text, start, end, fault.reason)
        more, at = _answer(handler(fault), (str, bytes), len(text), "encoding error handler must return (str/bytes, int) tuple")
        if isinstance(more, str):
            try:
                more = more.encode(encoding)
            except UnicodeEncodeError:
                raise fault from None
        made.append(more)


def _decode_asking(data, encoding, errors):
    made, at, handler = [], 0, None
    for name, mark, size in (("utf-16", BOM_UTF16_BE, 2), ("utf-32", BOM_UTF32_BE, 4)):
        if encoding == name:
            encoding = name + ("-be" if data.startswith(mark) else "-le")
            at = size if data.startswith(mark) or data.startswith(mark[::-1]) else 0
    while True:
        fault = None
        try:
            made.append(data[at:].decode(encoding))
        except UnicodeDecodeError as error:
            fault = error
        if fault is None:
            return ("".join(made), len(data))
        handler = handler or _lookup_error(errors)
        start, end = at + fault.start, at + fault.end
        made.append(data[at:start].decode(encoding))
        fault = UnicodeDecodeError(fault.encoding, data, start, end, fault.reason)
        more, at = _answer(handler(fault), str, len(data), "decoding error handler must return (str, int) tuple")
        made.append(more)


def _answer(answer, kinds, size, wrong):
    if not isinstance(answer, tuple) or len(answer) != 2 or not isinstance(answer[0], kinds) or not hasattr(answer[1], "__index__"):
        raise TypeError(wrong)
    at = answer[1].__index__()
    if at < 0:
        at += size
    if not 0 <= at <= size:
        raise IndexError(f"position {at} from error handler out of bounds")
    return answer[0], at
