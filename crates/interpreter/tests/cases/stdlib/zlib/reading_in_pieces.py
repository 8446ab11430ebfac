# What each call of a decompressor gives: pieces, limits, ends, copies, words given in advance, and every fault.
import collections
import copy
import hashlib
import random
import zlib


def told(function, *args, **options):
    try:
        made = function(*args, **options)
        print(made if not isinstance(made, bytes) or len(made) < 40 else (len(made), zlib.crc32(made)))
    except (zlib.error, ValueError, TypeError, OverflowError) as e:
        print(type(e).__name__, e)


def state(stream):
    print(stream.eof, stream.unconsumed_tail, stream.unused_data)


packed = zlib.compress(b"hello world " * 20)

# A limit, the rest, and what is left after the end.
stream = zlib.decompressobj()
print(type(stream), [name for name in dir(stream) if not name.startswith("_")])
told(stream.decompress, packed, 10)
state(stream)
told(stream.flush)
state(stream)
told(stream.flush)
told(stream.decompress, b"x")
told(stream.decompress, b"")
told(stream.copy)
state(stream)
stream = zlib.decompressobj()
told(stream.decompress, packed + b"tail")
state(stream)
told(stream.decompress, b"more")
state(stream)
told(stream.copy().decompress, b"copied")
told(stream.flush)
told(stream.decompress, b"y")
told(stream.copy)
state(stream)
stream = zlib.decompressobj()
told(stream.decompress, packed[:10])
told(stream.decompress, packed[10:-3])
told(stream.flush)
state(stream)
told(stream.decompress, packed[-3:])
state(stream)

# What is wrong stays wrong.
stream = zlib.decompressobj()
told(stream.decompress, b"garbage")
told(stream.decompress, b"more")
state(stream)
told(stream.flush)
told(stream.flush, 0)
told(stream.flush, -1)
told(stream.decompress, b"", -1)
told(stream.decompress, "x")
told(stream.decompress, packed, max_length=5)
for name in ("eof", "unused_data", "unconsumed_tail"):
    try:
        setattr(stream, name, 1)
    except AttributeError as e:
        print(e)
told(type(stream))

# Words given in advance.
words = b"hello there words"
packer = zlib.compressobj(zdict=words)
known = packer.compress(b"hello there words hello") + packer.flush()
for given in ({}, {"zdict": b"wrong"}, {"zdict": b""}, {"zdict": words}, {"zdict": bytearray(words)}):
    stream = zlib.decompressobj(**given)
    told(stream.decompress, known)
    state(stream)
    told(stream.decompress, known)
stream = zlib.decompressobj(zdict=words)
print([stream.decompress(known[at : at + 1]) for at in range(len(known))], stream.eof)
told(zlib.decompress, known)

# Copies go their own ways.
first = zlib.decompressobj(zdict=words)
told(first.decompress, known[:9])
second, third, fourth = first.copy(), copy.copy(first), copy.deepcopy(first)
for stream in (first, second, third, fourth):
    told(stream.decompress, known[9:])

# Limits of every size: what was read is known to the byte.
r = random.Random(7)
text = b" ".join(r.choices([r.randbytes(r.randint(1, 9)) for _ in range(90)], k=900)) + b"q" * 3000
for level in (0, 1, 6, 9):
    data = zlib.compress(text, level)
    for limit in (1, 7, 100, 258, 1000, 20_000):
        stream = zlib.decompressobj()
        made, tails = [stream.decompress(data, limit)], []
        while stream.unconsumed_tail:
            tails.append(len(stream.unconsumed_tail))
            made.append(stream.decompress(stream.unconsumed_tail, limit))
        print(level, limit, b"".join(made) + stream.flush() == text, len(made), zlib.crc32(repr(tails).encode()), tails[:6], stream.eof)
    for size in (1, 3, 64, 5000):
        stream = zlib.decompressobj()
        made = [stream.decompress(data[at : at + size]) for at in range(0, len(data), size)]
        print(level, size, b"".join(made) == text, zlib.crc32(repr([len(part) for part in made]).encode()), stream.eof)

# Heads.
for bad in ("789c07", "789c010100000061", "881c", "799c", "7785", "", "78", "789c", "78bb"):
    told(zlib.decompress, bytes.fromhex(bad))
for raw in ("05e0ff", "04ff", "fd", "050080", "0300", "030001", "4b040000", "4b0400", "63600000", "0104fffb0001"):
    told(zlib.decompress, bytes.fromhex(raw), -15)
packer = zlib.compressobj(wbits=31)
member = packer.compress(b"abc" * 100) + packer.flush()
for at in (0, 1, 2, 3, 5, -1, -4, -5, -8, 12):
    other = bytearray(member)
    other[at] ^= 0xFF
    for wbits in (31, 47):
        told(zlib.decompress, bytes(other), wbits)
head = bytes([31, 139, 8, 2 | 4 | 8 | 16, 0, 0, 0, 0, 0, 3]) + b"\3\0abcname\0comment\0"
sums = (zlib.crc32(head) & 0xFFFF).to_bytes(2, "little")
told(zlib.decompress, head + sums + member[10:], 31)
told(zlib.decompress, head + b"zz" + member[10:], 31)
stream = zlib.decompressobj(31)
print(b"".join([stream.decompress(bytes([byte])) for byte in head + sums + member[10:]]) == b"abc" * 100, stream.eof)
for data, wbits in ((member, 15), (packed, 31), (packed, 9), (packed, 0), (packed, 47), (member, 47), (member, 16), (packed, -15)):
    told(zlib.decompress, data, wbits)

# Streams that were changed, and noise.
seen = collections.Counter()
data = zlib.compress(bytes(r.randrange(60) for _ in range(900)) + b"abc" * 200)
for _ in range(3000):
    other = bytearray(data)
    for _ in range(r.randrange(1, 4)):
        other[r.randrange(2, len(other))] = r.randrange(256)
    try:
        seen[len(zlib.decompress(bytes(other)))] += 1
    except zlib.error as e:
        seen[str(e)] += 1
for found in sorted(seen, key=str):
    print(found, seen[found])
seen = collections.Counter()
for _ in range(4000):
    noise = r.randbytes(r.randrange(1, 60))
    stream = zlib.decompressobj(-15)
    try:
        made = stream.decompress(noise)
        seen[made, stream.eof, stream.unused_data, stream.unconsumed_tail] += 1
    except zlib.error as e:
        seen[str(e), stream.unconsumed_tail] += 1
print(len(seen), hashlib.md5(repr(sorted(map(str, seen.items()))).encode()).hexdigest())

# What is left at the end is a tail too, where there was one before.
packed = zlib.compress(b"hello world" * 3)
for most in (0, 10, 33, 1000):
    reader = zlib.decompressobj()
    for piece in (packed + b"tail", b"more", b""):
        got = reader.decompress(reader.unconsumed_tail + piece, most)
        print(most, got, reader.eof, reader.unused_data, reader.unconsumed_tail)
    print(reader.flush(), reader.eof, reader.unused_data, reader.unconsumed_tail)
reader = zlib.decompressobj()
for piece, most in ((packed[:-2], 5), (packed[-2:] + b"tail", 1000), (b"x", 0), (b"", 0)):
    print(reader.decompress(reader.unconsumed_tail + piece, most), reader.eof, reader.unused_data, reader.unconsumed_tail)
