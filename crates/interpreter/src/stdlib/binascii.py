class Error(ValueError):
    pass


class Incomplete(Exception):
    pass


def b2a_qp(data, quotetabs=False, istext=True, header=False):
    out = []
    column = 0
    data = bytes(data)
    for at, byte in enumerate(data):
        c = bytes([byte])
        last = data[at + 1:at + 2] in (b"", b"\n") or data[at + 1:at + 3] == b"\r\n"
        if istext and c == b"\n":
            out.append(b"\n")
            column = 0
            continue
        alone = c == b"." and column == 0 and last
        if header and c == b" ":
            piece = b"_"
        elif 33 <= byte <= 126 and c != b"=" and not (header and c == b"_") and not alone or c in b" \t" and not quotetabs and not last:
            piece = c
        else:
            piece = b"=%02X" % byte
        if column + len(piece) > 75 and not last or column + len(piece) > 76:
            out.append(b"=\n")
            column = 0
        out.append(piece)
        column += len(piece)
    return b"".join(out)


def a2b_qp(data, header=False):
    if isinstance(data, str):
        data = data.encode("ascii")
    out = bytearray()
    at = 0
    while at < len(data):
        c = data[at:at + 1]
        if c == b"=":
            if data[at + 1:at + 2] == b"\n":
                at += 2
                continue
            if data[at + 1:at + 3] == b"\r\n":
                at += 3
                continue
            try:
                out.append(int(data[at + 1:at + 3], 16))
                at += 3
                continue
            except ValueError:
                pass
        out += b" " if header and c == b"_" else c
        at += 1
    return bytes(out)


def b2a_uu(data, /, *, backtick=False):
    if len(data) > 45:
        raise Error("At most 45 bytes at once")
    blank = 96 if backtick else 32
    data = bytes(data)
    out = bytearray([blank if not data else 32 + len(data)])
    for at in range(0, len(data), 3):
        word = int.from_bytes(data[at:at + 3].ljust(3, b"\0"), "big")
        for shift in (18, 12, 6, 0):
            bits = word >> shift & 63
            out.append(32 + bits if bits else blank)
    return bytes(out + b"\n")


def a2b_uu(data, /):
    if isinstance(data, str):
        data = data.encode("ascii")
    if not data:
        return b""
    size = (data[0] - 32) & 63
    out = bytearray()
    rest = data[1:].rstrip(b"\r\n")
    for at in range(0, size * 4 // 3 + 4, 4):
        word = 0
        for c in rest[at:at + 4].ljust(4, b" "):
            if not 32 <= c <= 96:
                raise Error("Illegal char")
            word = word << 6 | (c - 32) & 63
        out += word.to_bytes(3, "big")
    if rest[(size + 2) // 3 * 4:].strip(b" `"):
        raise Error("Trailing garbage")
    return bytes(out[:size])
