# Salted hashes, iteration and verification.
import hashlib, hmac, base64
def make(password, salt, rounds=100):
    key = hashlib.pbkdf2_hmac("sha256", password.encode(), salt, rounds)
    return f"pbkdf2${rounds}${base64.b64encode(salt).decode()}${base64.b64encode(key).decode()}"
def check(password, stored):
    kind, rounds, salt, key = stored.split("$")
    got = hashlib.pbkdf2_hmac("sha256", password.encode(), base64.b64decode(salt), int(rounds))
    return hmac.compare_digest(got, base64.b64decode(key))
s = make("hunter2", b"NaCl"); print(s, check("hunter2", s), check("Hunter2", s))
print(hashlib.pbkdf2_hmac("sha1", b"password", b"salt", 1, 20).hex(), hashlib.pbkdf2_hmac("md5", b"p", b"s", 2).hex())
def stretch(text, n):
    d = text.encode()
    for _ in range(n): d = hashlib.sha256(d).digest()
    return d.hex()[:16]
print(stretch("a", 1), stretch("a", 100))
ids = [hashlib.sha1(f"user-{i}".encode()).hexdigest()[:6] for i in range(4)]; print(ids, len(set(ids)))
def etag(body): return '"' + hashlib.md5(body).hexdigest() + '"'
print(etag(b""), etag(b"hello"))
shards = {}
for key in ("alpha", "beta", "gamma", "delta"): shards.setdefault(int(hashlib.sha256(key.encode()).hexdigest(), 16) % 3, []).append(key)
print(dict(sorted(shards.items())))
