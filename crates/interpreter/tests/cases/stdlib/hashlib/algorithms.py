# Every algorithm: digests, sizes, names, updates and copies.
import hashlib

def err(f, *a, **k):
    try: print("no error:", f(*a, **k))
    except Exception as e: print(type(e).__name__, "-", e)

for name in ("md5", "sha1", "sha224", "sha256", "sha384", "sha512", "sha3_224", "sha3_256", "sha3_384", "sha3_512", "blake2b", "blake2s"):
    h = getattr(hashlib, name)(b"abc")
    print(h.name, h.digest_size, h.block_size, h.hexdigest(), hashlib.new(name, b"abc").hexdigest() == h.hexdigest(), len(h.digest()))
for name in ("shake_128", "shake_256"):
    h = getattr(hashlib, name)(b"abc"); print(h.name, h.digest_size, h.block_size, h.hexdigest(10), h.digest(3))
a = hashlib.sha256(); print(a.hexdigest()); a.update(b"he"); a.update(bytearray(b"llo")); a.update(memoryview(b" world")); b = a.copy(); b.update(b"!"); print(a.hexdigest(), b.hexdigest(), a.hexdigest() == hashlib.sha256(b"hello world").hexdigest())
print(hashlib.md5(b"", usedforsecurity=False).hexdigest(), hashlib.new("SHA256", b"x").name, hashlib.sha1("é".encode()).hexdigest(), hashlib.sha256(b"x" * 1000).hexdigest(), hashlib.sha512(bytes(range(200))).hexdigest()[:20])
err(hashlib.sha256, "text"); err(a.update, "text"); err(a.update, None); err(hashlib.new, "nope"); err(hashlib.new, "nope", b"x"); err(hashlib.sha256, 5); err(a.update); err(hashlib.shake_128(b"").hexdigest)
print(sorted(hashlib.algorithms_guaranteed), {"md5", "sha256"} <= hashlib.algorithms_available)
print(hashlib.blake2b(b"x", digest_size=16).hexdigest(), hashlib.blake2s(b"x", key=b"k", digest_size=8).hexdigest(), hashlib.blake2b(b"x", salt=b"s", person=b"p").hexdigest()[:16]); err(hashlib.blake2b, digest_size=65); err(hashlib.blake2s, key=b"x" * 33)
