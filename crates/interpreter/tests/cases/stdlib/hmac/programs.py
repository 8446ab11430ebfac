# Signed tokens, webhooks, one-time passwords.
import hmac, hashlib, base64, json, struct

SECRET = b"s3cret"
def sign(payload):
    body = base64.urlsafe_b64encode(json.dumps(payload, sort_keys=True).encode()).rstrip(b"=")
    return (body + b"." + hmac.new(SECRET, body, hashlib.sha256).hexdigest()[:16].encode()).decode()
def verify(token):
    body, _, mac = token.rpartition(".")
    good = hmac.new(SECRET, body.encode(), hashlib.sha256).hexdigest()[:16]
    if not hmac.compare_digest(good, mac): return None
    return json.loads(base64.urlsafe_b64decode(body + "=" * (-len(body) % 4)))
t = sign({"id": 7, "name": "ann"}); print(t, verify(t), verify(t[:-1] + "x"), verify("garbage"))
def hotp(key, counter, digits=6):
    mac = hmac.digest(key, struct.pack(">Q", counter), "sha1")
    at = mac[-1] & 15
    return str((int.from_bytes(mac[at:at + 4], "big") & 0x7FFFFFFF) % 10 ** digits).zfill(digits)
print([hotp(b"12345678901234567890", c) for c in range(5)], hotp(b"12345678901234567890", 59 // 30, 8))
def webhook(secret, body): return "sha256=" + hmac.new(secret.encode(), body, hashlib.sha256).hexdigest()
print(webhook("abc", b'{"a":1}')[:30])
def hkdf(key, salt, info, n):
    prk = hmac.digest(salt, key, "sha256"); out, block = b"", b""
    for i in range(1, -(-n // 32) + 1): block = hmac.digest(prk, block + info + bytes([i]), "sha256"); out += block
    return out[:n].hex()
print(hkdf(b"\x0b" * 22, bytes(range(13)), bytes(range(0xF0, 0xFA)), 42))
msgs = [b"one", b"two", b"three"]; chain = b"start"
for m in msgs: chain = hmac.new(chain, m, "md5").digest()
print(chain.hex(), len({hmac.new(b"k", bytes([i]), "sha1").digest() for i in range(50)}))
