# `sum` over bytes and bytearrays, with starts of other kinds, subclasses and changes.
print(sum(b""), sum(b"abc"), sum(bytearray(b"abc")), sum(bytes(range(256))), sum(b"\xff" * 1000), sum(memoryview(b"abc")))
print(sum(b"abc", 10), sum(b"abc", 1.5), sum(b"abc", True), sum(b"a", 2**70), sum(bytearray(3), -1), sum(b"abc", 1j))


class Mine(bytes):
    def __iter__(self):
        return iter([1, 2, 3])


class Plain(bytearray):
    pass


print(sum(Mine(b"abc")), sum(Plain(b"abc")))
for start in ("", b"", bytearray(b"")):
    try:
        sum(b"abc", start)
    except TypeError as error:
        print(error)
try:
    sum(b"a", [])
except TypeError as error:
    print(error)
