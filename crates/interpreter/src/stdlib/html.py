import re as _re


def escape(s, quote=True):
    s = s.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    if quote:
        s = s.replace('"', "&quot;").replace("'", "&#x27;")
    return s


# Code points that browsers take for others: Windows-1252 and a few more.
_replaced = {0: "\ufffd", 13: "\r"}
for _number, _char in enumerate("€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ"):
    _replaced[128 + _number] = _char
del _number, _char


def _is_invalid(code):
    return 1 <= code <= 8 or 14 <= code <= 31 or 127 <= code <= 159 or 0xFDD0 <= code <= 0xFDEF or code == 11 or code & 0xFFFE == 0xFFFE


def _put(match):
    name = match.group(1)
    if name[0] == "#":
        code = int(name[2:].rstrip(";"), 16) if name[1] in "xX" else int(name[1:].rstrip(";"))
        if code in _replaced:
            return _replaced[code]
        if 0xD800 <= code <= 0xDFFF or code > 0x10FFFF:
            return "\ufffd"
        if _is_invalid(code):
            return ""
        return chr(code)
    table = _entity_table()
    if name in table:
        return table[name]
    for end in range(len(name) - 1, 1, -1):
        if name[:end] in table:
            return table[name[:end]] + name[end:]
    return "&" + name


_reference = _re.compile(r"&(#[0-9]+;?|#[xX][0-9a-fA-F]+;?|[^\t\n\f <&#;]{1,32};?)")


def unescape(s):
    if "&" not in s:
        return s
    return _reference.sub(_put, s)


__all__ = ["escape", "unescape"]
