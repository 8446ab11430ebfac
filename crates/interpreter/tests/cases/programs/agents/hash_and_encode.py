import base64, binascii, hashlib, hmac, json, struct, uuid, zlib
message = b"attack at dawn"
print(hashlib.sha256(message).hexdigest(), hashlib.md5(message).hexdigest(), hashlib.new("sha1", message).hexdigest())
h = hashlib.sha512()
for part in (b"attack ", b"at ", b"dawn"):
    h.update(part)
print(h.hexdigest() == hashlib.sha512(message).hexdigest(), h.digest_size, h.block_size, h.name)
print(hmac.new(b"key", message, "sha256").hexdigest(), hmac.compare_digest("a", "a"))
print(base64.b64encode(message), base64.urlsafe_b64encode(b"\xfb\xff"), base64.b32encode(b"hi"), base64.b16encode(b"hi"), base64.b85encode(b"hello"), base64.a85encode(b"hello"))
print(base64.b64decode("aGk="), base64.b64decode("aGk=\n"), base64.b32decode("NBUQ===="), binascii.hexlify(b"hi", "-"), binascii.unhexlify("6869"), binascii.crc32(message), zlib.adler32(message))
for bad in ("aGk", "a", "aG\u00e9="):
    try:
        print(base64.b64decode(bad))
    except Exception as error:
        print(type(error).__name__, error)
token = base64.urlsafe_b64encode(json.dumps({"sub": 1}).encode()).rstrip(b"=").decode()
print(token, json.loads(base64.urlsafe_b64decode(token + "=" * (-len(token) % 4))))
packed = struct.pack("<HhI4sf", 1, -2, 3, b"abcd", 1.5)
print(packed, struct.unpack("<HhI4sf", packed), struct.calcsize("<HhI4sf"), list(struct.iter_unpack(">H", b"\0\1\0\2")))
print(uuid.uuid5(uuid.NAMESPACE_URL, "http://x"), uuid.UUID("12345678123456781234567812345678").hex, uuid.UUID(int=7).int)
data = b"abc" * 100
print(len(zlib.compress(data)) < 30, zlib.decompress(zlib.compress(data)) == data, hashlib.blake2b(b"x", digest_size=8).hexdigest(), hashlib.sha3_256(b"").hexdigest()[:16])
