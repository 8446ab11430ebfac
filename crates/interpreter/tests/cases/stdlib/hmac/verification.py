# Signing requests and checking them.
import hmac, hashlib
key = b"secret"
def sign(method, path, body=b"", ts=0):
    msg = b"\n".join([method.encode(), path.encode(), str(ts).encode(), hashlib.sha256(body).hexdigest().encode()])
    return hmac.new(key, msg, hashlib.sha256).hexdigest()
a = sign("GET", "/x"); print(a, a == sign("GET", "/x"), a == sign("POST", "/x"))
def verify(sig, *args): return hmac.compare_digest(sig, sign(*args))
print(verify(a, "GET", "/x"), verify(a, "GET", "/y"), verify(a[:-1], "GET", "/x"))
h = hmac.new(b"", digestmod="md5"); print(h.hexdigest(), h.digest_size, h.block_size, h.name)
for part in (b"a", b"b"): h.update(part)
print(h.hexdigest() == hmac.new(b"", b"ab", "md5").hexdigest(), h.copy().digest() == h.digest())
print(hmac.digest(b"k", b"m", "sha1").hex() == hmac.new(b"k", b"m", "sha1").hexdigest(), len(hmac.new(b"k" * 500, b"", "sha512").digest()))
rfc = hmac.new(b"\x0b" * 20, b"Hi There", hashlib.sha256).hexdigest(); print(rfc)
print(hmac.new(b"Jefe", b"what do ya want for nothing?", "sha512").hexdigest()[:40])
for bad in (lambda: hmac.new("k", b"m", "sha1"), lambda: hmac.new(b"k", b"m"), lambda: hmac.compare_digest("é", "x")):
    try:
        bad()
    except TypeError as e:
        print(type(e).__name__, e)
