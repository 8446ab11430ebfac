# What each call of a compressor gives: pieces, flushes, copies, words given in advance.
import binascii
import copy
import random
import zlib

r = random.Random(31)
words = [bytes(r.choices(b"etaoinshrdlu", k=r.randint(1, 9))) for _ in range(300)]
text = b" ".join(r.choices(words, k=30_000))
noise = r.randbytes(150_000)
FLUSHES = ("Z_PARTIAL_FLUSH", "Z_SYNC_FLUSH", "Z_FULL_FLUSH", "Z_BLOCK")


def told(made):
    return made.hex() if len(made) < 24 else f"{len(made)}:{binascii.crc32(made):08x}"


stream = zlib.compressobj()
print(type(stream), [name for name in dir(stream) if not name.startswith("_")])
print([told(part) for part in (stream.compress(b"abc"), stream.flush(zlib.Z_NO_FLUSH), stream.flush(zlib.Z_SYNC_FLUSH))])
print([told(part) for part in (stream.flush(zlib.Z_SYNC_FLUSH), stream.compress(b""), stream.compress(b"abcabc"), stream.flush())])

# The same data in pieces of any size.
for level in (1, 6, 9):
    whole = zlib.compress(text, level)
    for size in (1000, 4097, 65_536):
        stream = zlib.compressobj(level)
        parts = [stream.compress(text[at : at + size]) for at in range(0, len(text), size)]
        print(level, size, b"".join(parts) + stream.flush() == whole, sum(map(bool, parts)), told(b"".join(parts)))
stream = zlib.compressobj()
parts = [stream.compress(text[at : at + 1]) for at in range(3000)]
print(parts[0], set(parts[1:]), told(stream.flush()))

# At level 0 the pieces show.
for data in (text, noise):
    for size in (100, 5000, 40_000, 70_000):
        stream = zlib.compressobj(0)
        print(0, size, [told(stream.compress(data[at : at + size])) for at in range(0, len(data), size)][:9], told(stream.flush()))

for name in FLUSHES:
    mode = getattr(zlib, name)
    for level in (0, 1, 3, 4, 6, 9):
        for strategy in range(5):
            stream = zlib.compressobj(level, zlib.DEFLATED, -11, 5, strategy)
            made = []
            for at, size in ((0, 10), (10, 1), (11, 3000), (3011, 0), (3011, 20_000), (23_011, 7)):
                made += [stream.compress(text[at : at + size]), stream.flush(mode), stream.flush(mode)]
            made.append(stream.flush())
            print(name, level, strategy, *map(told, made))

# Any order of flushes.
for number in range(30):
    stream = zlib.compressobj(r.randint(-1, 9), zlib.DEFLATED, r.choice((15, -15, 31, 10)), r.randint(1, 9), r.randint(0, 4))
    made, given = [], bytearray()
    for _ in range(12):
        if r.random() < 0.6:
            data = r.choice((text, noise))
            at, size = r.randrange(100_000), r.choice((0, 1, 5, 300, 20_000))
            given += data[at : at + size]
            made.append(stream.compress(data[at : at + size]))
        else:
            made.append(stream.flush(r.choice((1, 2, 3, 5))))
    made.append(stream.flush())
    print(number, *map(told, made), zlib.crc32(given))

# Copies go their own ways.
first = zlib.compressobj(9)
head = first.compress(text[:50_000])
second, third, fourth = first.copy(), copy.copy(first), copy.deepcopy(first)
print(told(head + first.compress(b"left" * 9) + first.flush()), told(head + second.compress(b"right" * 9) + second.flush()))
print(told(third.flush()), told(fourth.flush(zlib.Z_FULL_FLUSH)), told(fourth.flush()))

# Words that the data is likely to have.
known = b" ".join(words)
for given in (b"", b"a", b"ab", b"abc", known, text[:40_000], text[:100_000], bytearray(known), memoryview(known)):
    for wbits in (15, -15, 9, -9):
        for level in (0, 1, 6, 9):
            stream = zlib.compressobj(level, zlib.DEFLATED, wbits, zdict=given)
            made = stream.compress(text[5000:9000]) + stream.flush()
            back = zlib.decompressobj(wbits, zdict=given)
            print(len(given), wbits, level, told(made), back.decompress(made) == text[5000:9000], back.eof, back.unused_data)
stream = zlib.compressobj(zdict=known)
made = stream.compress(known[:200]) + stream.flush()
print(made[:6].hex(), zlib.adler32(known) == int.from_bytes(made[2:6], "big"))
back = zlib.decompressobj(zdict=known)
print(back.decompress(made[:4]), back.decompress(made[4:] + b"more") == known[:200], back.unused_data)


def fails(call, *args, **options):
    try:
        print("no error", call(*args, **options))
    except Exception as error:
        print(type(error).__module__, type(error).__name__, error)


fails(zlib.decompress, made)
fails(zlib.decompressobj().decompress, made)
fails(zlib.decompressobj(zdict=b"other").decompress, made)
fails(zlib.decompressobj(zdict=b"").decompress, made)
fails(zlib.decompressobj(zdict=known).decompress, made[:-1] + b"?")
fails(zlib.compressobj, wbits=31, zdict=b"abc")
fails(zlib.compressobj, zdict=None)
fails(zlib.compressobj, zdict="abc")
for options in ({"level": 10}, {"level": -2}, {"method": 7}, {"wbits": 7}, {"wbits": -8}, {"wbits": 24}, {"wbits": 0}, {"wbits": 16}, {"memLevel": 0}, {"memLevel": 10}, {"strategy": 5}, {"strategy": -1}):
    fails(zlib.compressobj, **options)
for options in ({"level": 10}, {"wbits": 7}, {"wbits": 24}, {"wbits": 0}, {"wbits": -8}):
    fails(zlib.compress, b"a", **options)
stream = zlib.compressobj()
for mode in (6, -1, 9, "a", 1.0, 1 << 40):
    fails(stream.flush, mode)
fails(stream.compress, "text")
print(told(stream.compress(b"abc")), told(stream.flush()))
fails(stream.flush)
fails(stream.compress, b"a")
fails(stream.copy)
print(stream.flush(zlib.Z_NO_FLUSH))
stream = zlib.compressobj()
print(stream.compress(b""), stream.compress(b""), stream.flush())
fails(stream.flush)
fails(stream.compress, b"a")
fails(type(stream))
fails(setattr, stream, "x", 1)
fails(getattr, stream, "x")
print(hasattr(zlib, "Compress"), repr(stream).startswith("<zlib.Compress object at 0x"))
print(zlib.adler32(b"", 0xFFFFFFFF), zlib.adler32(b"a", 0xFFFFFFFF), zlib.adler32(b"ab" * 9, 0xFFF5FFF6), zlib.crc32(text, 7), zlib.adler32(noise, 7))
print([zlib.crc32(text[:size]) for size in range(20)])
