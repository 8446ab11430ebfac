# Every algorithm, updates, copies, keyed hashes, hmac.
import hashlib
import hmac

def err(f, *a, **k):
    try:
        print("no error:", f(*a, **k))
    except Exception as e:
        print(type(e).__name__, e)

for name in sorted(hashlib.algorithms_guaranteed):
    h = hashlib.new(name, b"abc")
    h.update(b"def" * 100)
    print(name, h.name, h.digest_size, h.block_size, h.hexdigest(10) if "shake" in name else h.hexdigest())
h = hashlib.sha256()
h.update(b"a")
c = h.copy()
c.update(bytearray(b"b"))
print(h.hexdigest() == hashlib.sha256(b"a").hexdigest(), c.digest() == hashlib.sha256(b"ab").digest(), hashlib.md5("é".encode()).hexdigest(), hashlib.sha1(memoryview(b"x")).hexdigest(), hashlib.blake2b(b"x", digest_size=8).hexdigest(), hashlib.blake2b(b"x", key=b"k", salt=b"s", person=b"p").hexdigest()[:20], hashlib.blake2s(b"x", key=b"k", digest_size=5).hexdigest(), hashlib.pbkdf2_hmac("sha256", b"pw", b"salt", 10).hex(), hashlib.pbkdf2_hmac("sha1", b"p" * 100, b"s", 2, 25).hex())
print(hmac.new(b"key", b"msg", "sha256").hexdigest(), hmac.new(b"k" * 200, b"m", hashlib.md5).hexdigest(), hmac.digest(b"k", b"m", "sha1").hex(), hmac.compare_digest("a", "a"), hmac.compare_digest(b"a", b"b"), hmac.new(b"k", digestmod="md5").name)
for f in (lambda: hashlib.md5("text"), lambda: hashlib.new("nope"), lambda: hashlib.sha256(5), lambda: hashlib.sha256().update("x"), lambda: hmac.new("k", b"m", "md5"), lambda: hmac.new(b"k", b"m"), lambda: hashlib.shake_128(b"").digest(), lambda: hmac.compare_digest("é", "e")):
    err(f)
