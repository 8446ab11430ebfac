# hmac.new, digest, compare_digest, copies and errors.
import hmac
import hashlib

def err(f, *a, **k):
    try: print("no error:", f(*a, **k))
    except Exception as e: print(type(e).__name__, "-", e)

h = hmac.new(b"key", b"The quick brown fox jumps over the lazy dog", "sha256"); print(h.hexdigest(), h.name, h.digest_size, h.block_size, len(h.digest()))
for d in ("md5", "sha1", "sha512", hashlib.sha224, hashlib.sha3_256, "blake2s"): print(hmac.new(b"k", b"m", d).hexdigest()[:32], hmac.new(b"k", b"m", digestmod=d).name)
a = hmac.new(b"k", digestmod="sha1"); a.update(b"m"); c = a.copy(); c.update(b"ore"); print(a.hexdigest() == hmac.new(b"k", b"m", "sha1").hexdigest(), c.hexdigest() == hmac.new(b"k", b"more", "sha1").hexdigest())
print(hmac.digest(b"k", b"m", "sha256").hex(), hmac.new(b"x" * 200, b"m", "sha256").hexdigest(), hmac.new(bytearray(b"k"), bytearray(b"m"), "md5").hexdigest(), hmac.new(b"", b"", "sha256").hexdigest())
print(hmac.compare_digest(b"a", b"a"), hmac.compare_digest("abc", "abd"), hmac.compare_digest("a", "ab"), hmac.compare_digest(b"", b""), hmac.compare_digest(bytearray(b"x"), b"x"))
err(hmac.new, b"k", b"m"); err(hmac.new, "k", b"m", "sha1"); err(hmac.new, b"k", "m", "sha1"); err(hmac.new); err(hmac.compare_digest, "a", b"a"); err(hmac.compare_digest, "é", "é"); err(hmac.compare_digest, 1, 1); err(hmac.digest, b"k", "m", "sha1"); err(hmac.new, b"k", b"m", ""); err(a.update, "text")
print(type(h).__name__, hmac.HMAC.__module__, isinstance(h, hmac.HMAC), hmac.HMAC(b"k", b"m", "sha1").hexdigest()[:10], hmac.trans_36[:2], hmac.digest_size)
