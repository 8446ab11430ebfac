# What a gzip file is checked for: its head, its sum, its length, its end; and when.
import gzip
import io
import zlib


def told(function, *args):
    try:
        print(function(*args))
    except (OSError, EOFError, zlib.error, ValueError) as e:
        print(type(e).__module__, type(e).__name__, e)


def both(data):
    told(gzip.decompress, data)
    told(lambda: gzip.GzipFile(fileobj=io.BytesIO(data)).read())


whole = gzip.compress(b"some data " * 3, mtime=1)
both(whole)
both(whole + whole)
both(whole + bytes(5) + whole + bytes(3))
both(whole + b"x")
both(whole + b"junk")
both(b"")
both(b"\x1f")
both(b"\x1f\x8b")
both(b"no gzip at all")
both(b"\x1f\x8b\x07" + whole[3:])
for at in (-1, -4, -5, -8):
    both(whole[:at] + bytes([whole[at] ^ 0x81]) + whole[at:][1:])
for length in (5, 9, 10, 12, len(whole) - 9, len(whole) - 8, len(whole) - 1):
    both(whole[:length])
both(whole[:10] + b"\xff" + whole[11:])
both(whole + whole[:-8] + bytes(8))
head = bytes([31, 139, 8, 2 | 4 | 8 | 16, 0, 0, 0, 0, 0, 3]) + b"\3\0abcname\0comment\0zz"
both(head + whole[10:])
both(head[:11])
both(head[:15])
both(head[:-1])

# Nothing is read before it is asked for.
for ask in (lambda file: file.read(), lambda file: file.readline(), list, lambda file: file.seek(3)):
    file = gzip.GzipFile(fileobj=io.BytesIO(b"no gzip at all"))
    print(file.mode, file.readable(), file.tell())
    told(ask, file)
file.close()
told(file.read)
with gzip.open(io.BytesIO(whole), "rt") as file:
    print(file.read())
file = gzip.GzipFile(fileobj=io.BytesIO(whole))
file.rewind()
print(file.read(4), file.tell(), file.read(4), file.seek(0), file.read())
