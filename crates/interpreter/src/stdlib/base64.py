import binascii
import struct as _struct

_url = bytes.maketrans(b"+/", b"-_")
_back = bytes.maketrans(b"-_", b"+/")
_UPPER32 = b"ABCDEFGHIJKLMNOPQRSTUVWXYZ234567"
_HEX32 = b"0123456789ABCDEFGHIJKLMNOPQRSTUV"
_ALPHABET85 = b"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!#$%&()*+-;<=>?@^_`{|}~"
MAXLINESIZE = 76
MAXBINSIZE = 57


def _to_bytes(s):
    if isinstance(s, str):
        try:
            return s.encode("ascii")
        except UnicodeEncodeError:
            raise ValueError("string argument should contain only ASCII characters") from None
    if isinstance(s, (bytes, bytearray)):
        return s
    try:
        return memoryview(s).tobytes()
    except TypeError:
        raise TypeError("argument should be a bytes-like object or ASCII string, not %r" % s.__class__.__name__) from None


def b64encode(s, altchars=None):
    encoded = binascii.b2a_base64(s, newline=False)
    if altchars is not None:
        if len(altchars) != 2:
            raise AssertionError(repr(altchars))
        return encoded.translate(bytes.maketrans(b"+/", altchars))
    return encoded


def b64decode(s, altchars=None, validate=False):
    s = _to_bytes(s)
    if altchars is not None:
        altchars = _to_bytes(altchars)
        assert len(altchars) == 2, repr(altchars)
        s = s.translate(bytes.maketrans(altchars, b"+/"))
    return binascii.a2b_base64(s, strict_mode=validate)


def standard_b64encode(s):
    return b64encode(s)


def standard_b64decode(s):
    return b64decode(s)


def urlsafe_b64encode(s):
    return b64encode(s).translate(_url)


def urlsafe_b64decode(s):
    return b64decode(_to_bytes(s).translate(_back))


def _encode32(alphabet, s):
    if not isinstance(s, (bytes, bytearray)):
        s = memoryview(s).tobytes()
    left = len(s) % 5
    if left:
        s = s + b"\0" * (5 - left)
    out = bytearray()
    for at in range(0, len(s), 5):
        value = int.from_bytes(s[at:at + 5], "big")
        out += bytes([alphabet[value >> shift & 31] for shift in (35, 30, 25, 20, 15, 10, 5, 0)])
    pads = {0: 0, 1: 6, 2: 4, 3: 3, 4: 1}[left]
    if pads:
        out[-pads:] = b"=" * pads
    return bytes(out)


def _decode32(alphabet, s, casefold, map01):
    s = _to_bytes(s)
    if len(s) % 8:
        raise binascii.Error("Incorrect padding")
    if map01 is not None:
        map01 = _to_bytes(map01)
        assert len(map01) == 1, repr(map01)
        s = s.translate(bytes.maketrans(b"01", b"O" + map01))
    if casefold:
        s = s.upper()
    size = len(s)
    s = s.rstrip(b"=")
    pads = size - len(s)
    places = {c: number for number, c in enumerate(alphabet)}
    out = bytearray()
    value = 0
    for at in range(0, len(s), 8):
        value = 0
        for c in s[at:at + 8]:
            if c not in places:
                raise binascii.Error("Non-base32 digit found") from None
            value = (value << 5) + places[c]
        out += value.to_bytes(5, "big") if len(s[at:at + 8]) == 8 else b""
    if size % 8 or pads not in (0, 1, 3, 4, 6):
        raise binascii.Error("Incorrect padding")
    if pads and (out or s):
        value <<= 5 * pads
        last = value.to_bytes(5, "big")
        out += last[:(43 - 5 * pads) // 8]
    return bytes(out)


def b32encode(s):
    return _encode32(_UPPER32, s)


def b32decode(s, casefold=False, map01=None):
    return _decode32(_UPPER32, s, casefold, map01)


def b32hexencode(s):
    return _encode32(_HEX32, s)


def b32hexdecode(s, casefold=False):
    return _decode32(_HEX32, s, casefold, None)


def b16encode(s):
    return binascii.hexlify(s).upper()


def b16decode(s, casefold=False):
    s = _to_bytes(s)
    if casefold:
        s = s.upper()
    if s.translate(None, delete=b"0123456789ABCDEF"):
        raise binascii.Error("Non-base16 digit found")
    return binascii.unhexlify(s)


def _encode85(b, alphabet, pad, fold_zeros=False, fold_spaces=False):
    if not isinstance(b, (bytes, bytearray)):
        b = memoryview(b).tobytes()
    padding = -len(b) % 4
    b = bytes(b) + b"\0" * padding
    chunks = []
    for at in range(0, len(b), 4):
        word = int.from_bytes(b[at:at + 4], "big")
        if fold_zeros and not word:
            chunks.append(b"z")
        elif fold_spaces and word == 0x20202020:
            chunks.append(b"y")
        else:
            digits = []
            for _ in range(5):
                word, digit = divmod(word, 85)
                digits.append(alphabet[digit])
            digits.reverse()
            chunks.append(bytes(digits))
    if padding and not pad:
        if chunks[-1] == b"z":
            chunks[-1] = alphabet[:1] * 5
        chunks[-1] = chunks[-1][:-padding]
    return b"".join(chunks)


def b85encode(b, pad=False):
    return _encode85(b, _ALPHABET85, pad)


def b85decode(b):
    b = _to_bytes(b)
    places = {c: number for number, c in enumerate(_ALPHABET85)}
    padding = -len(b) % 5
    b = b + b"~" * padding
    out = []
    for at in range(0, len(b), 5):
        value = 0
        for number, c in enumerate(b[at:at + 5]):
            if c not in places:
                raise ValueError("bad base85 character at position %d" % (at + number)) from None
            value = value * 85 + places[c]
        if value > 0xFFFFFFFF:
            raise ValueError("base85 overflow in hunk starting at byte %d" % at) from None
        out.append(value.to_bytes(4, "big"))
    result = b"".join(out)
    return result[:-padding] if padding else result


def a85encode(b, *, foldspaces=False, wrapcol=0, pad=False, adobe=False):
    result = _encode85(b, bytes(range(33, 118)), pad, True, foldspaces)
    if adobe:
        result = b"<~" + result
    if wrapcol:
        wrapcol = max(2 if adobe else 1, wrapcol)
        lines = [result[at:at + wrapcol] for at in range(0, len(result), wrapcol)]
        if adobe and len(lines[-1]) + 2 > wrapcol:
            lines.append(b"")
        result = b"\n".join(lines)
    if adobe:
        result += b"~>"
    return result


def a85decode(b, *, foldspaces=False, adobe=False, ignorechars=b" \t\n\r\v"):
    b = _to_bytes(b)
    if adobe:
        if not b.endswith(b"~>"):
            raise ValueError("Ascii85 encoded byte sequences must end with b'~>'")
        b = b[2:-2] if b.startswith(b"<~") else b[:-2]
    out = []
    digits = []
    for c in b + b"u" * 4:
        if 33 <= c <= 117:
            digits.append(c - 33)
            if len(digits) == 5:
                value = 0
                for digit in digits:
                    value = 85 * value + digit
                if value > 0xFFFFFFFF:
                    raise ValueError("Ascii85 overflow") from None
                out.append(value.to_bytes(4, "big"))
                digits = []
        elif c == 122:
            if digits:
                raise ValueError("z inside Ascii85 5-tuple")
            out.append(b"\0\0\0\0")
        elif foldspaces and c == 121:
            if digits:
                raise ValueError("y inside Ascii85 5-tuple")
            out.append(b"    ")
        elif c not in ignorechars:
            raise ValueError("Non-Ascii85 digit found: %c" % c)
    result = b"".join(out)
    padding = 4 - len(digits)
    return result[:-padding] if padding else result


def encodebytes(s):
    if not isinstance(s, (bytes, bytearray)):
        raise TypeError("expected bytes-like object, not %s" % s.__class__.__name__)
    return b"".join([binascii.b2a_base64(s[at:at + MAXBINSIZE]) for at in range(0, len(s), MAXBINSIZE)])


def decodebytes(s):
    if not isinstance(s, (bytes, bytearray)):
        raise TypeError("expected bytes-like object, not %s" % s.__class__.__name__)
    return binascii.a2b_base64(s)


def encode(input, output):
    output.write(encodebytes(input.read()))


def decode(input, output):
    output.write(decodebytes(input.read()))


__all__ = [
    "encode", "decode", "encodebytes", "decodebytes", "b64encode", "b64decode", "b32encode", "b32decode", "b32hexencode",
    "b32hexdecode", "b16encode", "b16decode", "b85encode", "b85decode", "a85encode", "a85decode", "standard_b64encode",
    "standard_b64decode", "urlsafe_b64encode", "urlsafe_b64decode",
]
