# pbkdf2, scrypt-free helpers, checksums of chunks, Merkle trees.
import hashlib
import io

print(hashlib.pbkdf2_hmac("sha256", b"password", b"salt", 1).hex(), hashlib.pbkdf2_hmac("sha1", b"password", b"salt", 2).hex(), hashlib.pbkdf2_hmac("sha512", b"p", b"s", 3, dklen=10).hex())
def err(f, *a, **k):
    try: print("no error:", f(*a, **k))
    except Exception as e: print(type(e).__name__, "-", e)
err(hashlib.pbkdf2_hmac, "sha1", "p", b"s", 1); err(hashlib.pbkdf2_hmac, "sha1", b"p", b"s", 0); err(hashlib.pbkdf2_hmac, "sha1", b"p", b"s", 1, 0)
def digest_file(f, size=4):
    h = hashlib.sha256()
    while chunk := f.read(size): h.update(chunk)
    return h.hexdigest()
print(digest_file(io.BytesIO(b"hello world")) == hashlib.sha256(b"hello world").hexdigest(), hashlib.file_digest(io.BytesIO(b"abc"), "md5").hexdigest())
def merkle(leaves):
    level = [hashlib.sha256(x).digest() for x in leaves]
    while len(level) > 1:
        if len(level) % 2: level.append(level[-1])
        level = [hashlib.sha256(a + b).digest() for a, b in zip(level[::2], level[1::2])]
    return level[0].hex()[:24]
print(merkle([b"a"]), merkle([b"a", b"b", b"c"]), merkle([b"a", b"b", b"x"]))
def mine(text, zeros):
    n = 0
    while not hashlib.md5(f"{text}{n}".encode()).hexdigest().startswith("0" * zeros): n += 1
    return n
print(mine("abc", 2))
chain, prev = [], "0" * 8
for data in ("genesis", "alice->bob 5", "bob->cy 2"):
    prev = hashlib.sha1((prev + data).encode()).hexdigest()[:8]; chain.append((data, prev))
print(chain)
def bucket(key, n): return int(hashlib.md5(key.encode()).hexdigest(), 16) % n
print([bucket(k, 7) for k in ("apple", "pear", "plum", "")], int.from_bytes(hashlib.sha1(b"z").digest()[:4], "big"))
seen = {}
for name, body in (("a.txt", b"same"), ("b.txt", b"other"), ("c.txt", b"same")): seen.setdefault(hashlib.blake2b(body, digest_size=8).hexdigest(), []).append(name)
print([v for v in seen.values() if len(v) > 1], repr(hashlib.sha256()).split(" @ ")[0].split(" at ")[0].startswith("<sha256"))
