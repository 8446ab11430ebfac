# The very bytes that `gzip` writes: whole buffers, and files over buffers.
import binascii
import gzip
import io
import random
import zlib

r = random.Random(5)
words = [bytes(r.choices(b"etaoinshrdlu", k=r.randint(1, 9))) for _ in range(300)]
text = b" ".join(r.choices(words, k=9000))
noise = r.randbytes(70_000)


def told(made):
    return made.hex() if len(made) < 40 else f"{len(made)}:{binascii.crc32(made):08x}"


for data in (b"", b"a", b"a" * 5000, text, noise, noise + text):
    for level in range(0, 10):
        print(len(data), level, *(told(gzip.compress(data, level, mtime=mtime)) for mtime in (0, 1, 1_700_000_000, 12.75)))
    print(len(gzip.compress(data)), told(gzip.compress(data)[8:10]), told(gzip.compress(data, mtime=None)[10:]))
print(gzip.compress(b"hello " * 20, mtime=0).hex())

for level in (0, 1, 6, 9):
    for name in ("", "a.txt", "folder/b.csv.gz", "ü.gz", "漢字.gz", b"bytes.gz"):
        buffer = io.BytesIO()
        with gzip.GzipFile(name, "wb", level, buffer, mtime=7) as file:
            print(file.write(text[:3000]), file.tell(), file.write(bytearray(b"more")), file.write(memoryview(b"words")), file.tell(), end=" ")
        print(level, name, told(buffer.getvalue()), buffer.getvalue()[:24], gzip.decompress(buffer.getvalue()) == text[:3000] + b"morewords")

buffer = io.BytesIO()
file = gzip.GzipFile(fileobj=buffer, mode="w", mtime=0)
print(buffer.getvalue().hex(), file.name == "", file.mode, file.readable(), file.writable(), file.seekable())
file.write(b"first")
print(told(buffer.getvalue()))
file.flush()
print(told(buffer.getvalue()))
file.write(b"second")
file.flush(zlib.Z_FULL_FLUSH)
print(told(buffer.getvalue()), file.seek(20), file.tell(), file.seek(2, 1))


def fails(call, *args):
    try:
        print("no error", call(*args))
    except Exception as error:
        print(type(error).__name__, error)


fails(file.seek, 3)
fails(file.seek, 0, 2)
fails(file.read)
fails(file.rewind)
fails(file.write, "text")
file.close()
file.close()
print(file.closed, file.fileobj, told(buffer.getvalue()), gzip.decompress(buffer.getvalue()))
fails(file.write, b"x")
fails(file.flush)
buffer.seek(0)
with gzip.GzipFile(fileobj=buffer) as file:
    print(file.mode, file.read(3), file.tell(), file.readline(), file.seek(1), file.read1(4), file.read() == b"second".rjust(6) or file.tell())
    fails(file.write, b"x")
fails(gzip.GzipFile, "x", "rt")
fails(lambda: gzip.GzipFile(fileobj=io.BytesIO(), mode="z"))
with gzip.open(buffer := io.BytesIO(), "wt", 6, encoding="utf-8", newline="\n") as file:
    for number in range(500):
        print("line", number, file=file)
print(told(buffer.getvalue()[:4]), told(buffer.getvalue()[8:]))
buffer.seek(0)
with gzip.open(buffer, "rt", encoding="utf-8") as file:
    print(sum(len(line) for line in file))
