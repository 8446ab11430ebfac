# `codecs`, handlers of faults by name, those of the guest among them. Python because codecs call them; those that come with the
# module are native (codecs/handlers.rs).

_handlers = {
    "strict": strict_errors,
    "ignore": ignore_errors,
    "replace": replace_errors,
    "xmlcharrefreplace": xmlcharrefreplace_errors,
    "backslashreplace": backslashreplace_errors,
    "namereplace": namereplace_errors,
    "surrogateescape": surrogateescape,
    "surrogatepass": surrogatepass,
}
del surrogateescape, surrogatepass


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
