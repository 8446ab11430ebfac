# The class Struct, what derives from it, and formats that come again in other kinds of objects.
import struct


def tried(work):
    try:
        return work()
    except Exception as error:
        return f"{type(error).__name__}: {error}"


one = struct.Struct(">hI")
print(one.size, one.format, one.pack(-2, 7), one.unpack(b"\xff\xfe\0\0\0\7"), type(one).__name__, type(one).__module__)
print(struct.Struct(b"<q").format, struct.Struct("").size)
for arguments in ((), (5,), (None,), ("z",), ([],), ("h", "h"), ("é",), ("h\0",)):
    print(arguments, tried(lambda: struct.Struct(*arguments).size))
print(tried(lambda: struct.Struct(format="h").size), tried(lambda: one.pack(1)), tried(lambda: one.pack(1, 2, 3)), tried(lambda: one.unpack(b"1")))
print(tried(lambda: one.unpack_from(buffer=b"123456789", offset=2)), tried(lambda: one.unpack_from(b"1234567", -6)))
target = bytearray(8)
print(one.pack_into(target, 1, -1, 258), target, tried(lambda: one.pack_into(target, 5, 1, 2)), tried(lambda: one.pack_into(target)))
print(list(one.iter_unpack(b"\0\1\0\0\0\2" * 2)), tried(lambda: one.iter_unpack(b"123")))


class Point(struct.Struct):
    def __init__(self, count):
        super().__init__("<" + "d" * count)
        self.count = count

    def pack(self, *values):
        return b"<" + super().pack(*values) + b">"


point = Point(2)
print(point.count, point.size, point.pack(1, 2.5)[:3], point.unpack(struct.pack("<dd", 4, 5)), isinstance(point, struct.Struct))


class Index:
    def __init__(self, value):
        self.value = value

    def __index__(self):
        return self.value


print(one.pack(Index(3), Index(4)), tried(lambda: one.pack(Index(70000), 1)), tried(lambda: one.pack(1.5, 1)))
for kind in "bBhHiIlLqQnNP":
    size = struct.calcsize(kind)
    print(kind, size, [tried(lambda: struct.unpack(kind, struct.pack(kind, value))) for value in (0, 1, -1, 127, 128, 255, 256, 1 << 31, (1 << 63) - 1, 1 << 63, -(1 << 63), 1 << 64)])
for format in ("<e", ">f", "!d", "=3s", "2p", "c?", "4x", "3h2x"):
    print(format, struct.calcsize(format), tried(lambda: struct.unpack(format, bytes(range(1, struct.calcsize(format) + 1)))))
for round in range(3):
    formats = ["<" + "h" * (number + 1) for number in range(40)]
    print(sum(struct.calcsize(format) for format in formats), struct.unpack(formats[2], b"abcdef"))
print(struct.unpack("4s", memoryview(b"__abcd__")[2:6]), struct.unpack("2s", bytearray(b"xy")), struct.unpack_from("3s", b"abcdef", 2))
