import struct, array, io
flags = 0b1010
print(flags & 0b10, flags | 1, flags ^ 0xF, ~flags, flags << 3, flags >> 1, bin(flags).count("1"), flags.bit_length(), (255).to_bytes(2, "big"), int.from_bytes(b"\x01\x00", "little"), (10).bit_count())
data = bytearray(b"hello")
data[0] = 72
data += b" world"
data[5:6] = b"__"
print(data, data.find(b"w"), data.upper(), bytes(data[:5]), data.decode().split("_"), memoryview(data)[1:3].tobytes(), data.hex(" ", 2))
header = struct.Struct(">4sBHI")
packed = header.pack(b"RIFF", 1, 515, 70000)
magic, kind, size, length = header.unpack(packed)
print(packed, magic, kind, size, length, header.size, header.format)
numbers = array.array("i", [3, 1, 2])
numbers.append(9)
numbers.extend(range(2))
print(numbers, numbers.tolist(), numbers.typecode, numbers.itemsize, numbers[1:3], sum(numbers), numbers.index(9), len(numbers.tobytes()))
stream = io.BytesIO(b"line one\nline two\nrest")
print(stream.readline(), stream.read(4), stream.tell(), stream.seek(-4, 2), stream.read(), stream.getvalue()[:4])
text = io.StringIO("a\nb\nc")
print(text.readline(), text.readlines(), text.seek(0), [line.strip() for line in text], text.write("!"), text.getvalue())
for attempt in (lambda: (300).to_bytes(1, "big"), lambda: bytes([256]), lambda: struct.pack("B", 300), lambda: struct.unpack("<I", b"abc"), lambda: array.array("i", ["x"]), lambda: bytearray(b"a") + "b", lambda: b"a"[5], lambda: b"\xff".decode()):
    try:
        print(attempt())
    except Exception as error:
        print(type(error).__name__, error)
print(sum(1 << i for i, bit in enumerate(reversed("1101")) if bit == "1"), f"{0xff:08b}", [int(b) for b in format(10, "04b")], b"%d-%s" % (5, b"x"), b"a,b".split(b","), b"".join([b"x", b"y"]))
