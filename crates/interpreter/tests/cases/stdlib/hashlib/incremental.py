# Updating in pieces gives the same digest.
import hashlib
data = b"The quick brown fox jumps over the lazy dog" * 7
for name in ("md5", "sha1", "sha256", "sha512", "sha3_256", "blake2b"):
    whole = hashlib.new(name, data).hexdigest()
    for size in (1, 7, 64, 1000):
        h = hashlib.new(name)
        for at in range(0, len(data), size): h.update(data[at:at + size])
        assert h.hexdigest() == whole
    print(name, whole[:32], hashlib.new(name).hexdigest()[:16])
h = hashlib.sha256(b"a"); first = h.hexdigest(); h.update(b""); print(h.hexdigest() == first, h.digest().hex() == first)
c = h.copy(); c.update(b"b"); print(h.hexdigest() == first, c.hexdigest() == hashlib.sha256(b"ab").hexdigest())
print(hashlib.sha256("é".encode("utf-8")).hexdigest()[:12], hashlib.sha256("é".encode("latin-1")).hexdigest()[:12])
for size in (55, 56, 63, 64, 65, 111, 112, 127, 128, 129):
    print(size, hashlib.sha256(b"x" * size).hexdigest()[:8], hashlib.sha512(b"x" * size).hexdigest()[:8], hashlib.md5(b"x" * size).hexdigest()[:8])
print(hashlib.shake_128(b"x").hexdigest(5), hashlib.shake_256(b"x").digest(4), hashlib.sha3_224(b"").hexdigest()[:10])
