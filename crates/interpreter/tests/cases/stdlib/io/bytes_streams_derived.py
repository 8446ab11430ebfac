# Classes derived from BytesIO and StringIO: which methods ask those of the class, and lines up to a number of bytes.
import io

data = b"ab\ncd\nef\ngh"
for hint in (None, -1, 0, 1, 3, 4, 6, 9, 100):
    print(hint, io.BytesIO(data).readlines(hint), io.StringIO(data.decode()).readlines(hint))
for given in ([1, 2], "x", 5, None, bytearray(b"q"), memoryview(b"view"), {}):
    try:
        print(io.BytesIO(given).getvalue())
    except TypeError as error:
        print(error)
try:
    io.BytesIO().readlines("x")
except TypeError as error:
    print(error)


class Loud(io.BytesIO):
    def readline(self, size=-1):
        return super().readline(size).upper()

    def read(self, size=-1):
        return b"read " + super().read(size)

    def write(self, data):
        print("write", data)
        return super().write(data + b"!")


stream = Loud(b"ab\ncd\n")
print(list(stream), stream.readlines())
stream.seek(0)
print(next(stream), stream.readline(), stream.read())
stream.writelines([b"1", b"2"])
stream.write(b"3")
print(stream.getvalue())
stream.close()
for method in (stream.readlines, lambda: stream.writelines([])):
    try:
        method()
    except ValueError as error:
        print(error)


class Shouted(io.StringIO):
    def readline(self, size=-1):
        return super().readline(size).upper()

    def write(self, text):
        return super().write(text.title())


stream = Shouted("ab\ncd\n")
print(list(stream))
stream.writelines(["x y", "z"])
print(stream.getvalue().splitlines())
