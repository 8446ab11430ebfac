# Hex dumps, checksummed frames and colour codes.
import binascii
def dump(data, width=8):
    for at in range(0, len(data), width):
        chunk = data[at:at + width]
        text = "".join(chr(b) if 32 <= b < 127 else "." for b in chunk)
        yield f"{at:04x}  {binascii.hexlify(chunk, ' ').decode():<{width * 3}} {text}"
print("\n".join(dump(b"Hello, world!\n\x00\xff")))
def frame(body): return body + binascii.crc32(body).to_bytes(4, "big")
def unframe(data):
    body, crc = data[:-4], int.from_bytes(data[-4:], "big")
    if binascii.crc32(body) != crc: raise ValueError(f"crc mismatch: {crc:08x}")
    return body
f = frame(b"payload"); print(binascii.hexlify(f).decode(), unframe(f))
try:
    unframe(b"X" + f[1:])
except ValueError as e:
    print(e)
def rgb(text): return tuple(binascii.unhexlify(text.lstrip("#")))
print(rgb("#ff8000"), rgb("00ff7f"), "#" + binascii.hexlify(bytes((18, 52, 86))).decode())
print(binascii.b2a_base64(b"x" * 3).strip(), binascii.a2b_base64(b"eHh4\n"), binascii.unhexlify(b"00ff"), int(binascii.hexlify(b"\x12\x34"), 16))
