# The very bytes of zlib: by level, strategy, window and memory, over data of many kinds.
import binascii
import random
import zlib

r = random.Random(13)
words = ["".join(r.choices("etaoinshrdlu", k=r.randint(1, 9))) for _ in range(400)]


def copies(n):
    out = bytearray(r.randbytes(20))
    while len(out) < n:
        if r.random() < 0.7:
            back = r.randint(1, min(len(out), 36000))
            out += out[-back:][: r.randint(3, 300)]
        else:
            out += r.randbytes(r.randint(1, 20))
    return bytes(out[:n])


inputs = {
    "empty": b"",
    "one": b"x",
    "three": b"abc",
    "run": b"a" * 1000,
    "long run": b"\0" * 100_000,
    "text": " ".join(r.choices(words, k=8000)).encode(),
    "rows": "".join(f'{{"id": {i}, "name": "{r.choice(words)}", "value": {r.random():.3f}}}\n' for i in range(1500)).encode(),
    "noise": r.randbytes(40_000),
    "few letters": bytes(r.choices(b"ACGT", k=50_000)),
    "copies": copies(120_000),
    "period": r.randbytes(333) * 200,
    "utf-8": ("naïve café – übergroße Straße " * 60).encode(),
    "slopes": bytes(int(min(255, abs(r.gauss(0, 9)))) for _ in range(20_000)),
    "fields": b"".join(i.to_bytes(4, "little") for i in range(9000)),
}


def show(*what):
    made = what[-1]
    print(*what[:-1], len(made), format(binascii.crc32(made), "08x"))


print(len(zlib.compress(b"a" * 1000, 9)), zlib.compress(b"hello hello hello hello").hex(), zlib.compress(b"").hex())
for name, data in inputs.items():
    for level in range(-1, 10):
        show(name, level, zlib.compress(data, level))
for name, data in inputs.items():
    for strategy in range(5):
        for level in (1, 6, 9):
            stream = zlib.compressobj(level, zlib.DEFLATED, 15, 8, strategy)
            show(name, "strategy", strategy, level, stream.compress(data) + stream.flush())
for name in ("text", "rows", "copies", "long run", "slopes"):
    data = inputs[name]
    for wbits in (*range(-15, -8), *range(8, 16), *range(25, 32)):
        show(name, "wbits", wbits, zlib.compress(data, wbits=wbits))
    for memory in range(1, 10):
        for level in (0, 1, 6, 9):
            stream = zlib.compressobj(level, zlib.DEFLATED, -12, memory)
            show(name, "memLevel", memory, level, stream.compress(data) + stream.flush())
    stream = zlib.compressobj(9, zlib.DEFLATED, 9, 1, zlib.Z_FILTERED)
    show(name, "small and filtered", stream.compress(data) + stream.flush())
big = inputs["copies"] + inputs["text"] + inputs["noise"] + inputs["long run"] * 3
for level in (0, 1, 4, 6):
    show("big", level, zlib.compress(big, level))
    show("big raw", level, zlib.compress(big, level, -15))
assert all(zlib.decompress(zlib.compress(data, level)) == data for data in inputs.values() for level in (0, 1, 6))
for kind in (bytearray, memoryview):
    show(kind.__name__, zlib.compress(kind(inputs["text"])))
