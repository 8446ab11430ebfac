# Sizes, names, constructors and unknown algorithms.
import hashlib
for n in sorted(hashlib.algorithms_guaranteed):
    h = hashlib.new(n); print(n, h.name, h.digest_size, h.block_size)
print(hashlib.sha256().name, hashlib.new("sha256").digest_size, hashlib.sha256(b"").hexdigest() == hashlib.sha256().hexdigest())
print(hashlib.blake2b(digest_size=20).digest_size, hashlib.blake2b(b"a", digest_size=4).hexdigest(), hashlib.blake2s(b"a", key=b"k").hexdigest()[:10], hashlib.blake2b(b"a", person=b"app").hexdigest()[:10])
print(hashlib.blake2b.MAX_DIGEST_SIZE, hashlib.blake2s.MAX_DIGEST_SIZE, hashlib.blake2b.MAX_KEY_SIZE, hashlib.blake2b.SALT_SIZE, hashlib.blake2b.PERSON_SIZE)
for f in (lambda: hashlib.new("md99"), lambda: hashlib.md5("x"), lambda: hashlib.sha1(None), lambda: hashlib.sha1().update("x"), lambda: hashlib.blake2b(digest_size=0), lambda: hashlib.blake2b(key=b"x" * 65), lambda: hashlib.blake2b(salt=b"x" * 17), lambda: hashlib.shake_128().digest()):
    try: print(f())
    except Exception as e: print(type(e).__name__, e)
print(hashlib.sha3_512(b"abc").hexdigest()[:16], hashlib.shake_256(b"abc").hexdigest(8), hashlib.sha384(b"abc").hexdigest()[:16], hashlib.sha224(b"abc").hexdigest()[:16])
a, b = hashlib.md5(b"x"), hashlib.md5(b"x"); print(a.digest() == b.digest(), a is b, a == b, callable(hashlib.md5), hashlib.md5(data := b"y").hexdigest() == hashlib.md5(b"y").hexdigest(), data)
