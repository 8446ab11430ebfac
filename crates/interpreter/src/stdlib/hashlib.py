algorithms_guaranteed = {"md5", "sha1", "sha224", "sha256", "sha384", "sha512", "blake2b", "blake2s", "sha3_224", "sha3_256", "sha3_384", "sha3_512", "shake_128", "shake_256"}
algorithms_available = set(algorithms_guaranteed)
del HASH


def new(name, data=b"", *, usedforsecurity=True):
    if not isinstance(name, str):
        raise TypeError("new() argument 'name' must be str, not " + type(name).__name__)
    return _new(name, data)


def md5(string=b"", *, usedforsecurity=True):
    return _new("md5", string)


def sha1(string=b"", *, usedforsecurity=True):
    return _new("sha1", string)


def sha224(string=b"", *, usedforsecurity=True):
    return _new("sha224", string)


def sha256(string=b"", *, usedforsecurity=True):
    return _new("sha256", string)


def sha384(string=b"", *, usedforsecurity=True):
    return _new("sha384", string)


def sha512(string=b"", *, usedforsecurity=True):
    return _new("sha512", string)


def sha3_224(string=b"", *, usedforsecurity=True):
    return _new("sha3_224", string)


def sha3_256(string=b"", *, usedforsecurity=True):
    return _new("sha3_256", string)


def sha3_384(string=b"", *, usedforsecurity=True):
    return _new("sha3_384", string)


def sha3_512(string=b"", *, usedforsecurity=True):
    return _new("sha3_512", string)


def shake_128(string=b"", *, usedforsecurity=True):
    return _new("shake_128", string)


def shake_256(string=b"", *, usedforsecurity=True):
    return _new("shake_256", string)


def _blake2(wide, data, digest_size, key, salt, person):
    most = 64 if wide else 32
    half = 16 if wide else 8
    if not 1 <= digest_size <= most:
        raise ValueError("digest_size must be between 1 and %d bytes" % most)
    if len(key) > most:
        raise ValueError("maximum key length is %d bytes" % most)
    if len(salt) > half:
        raise ValueError("maximum salt length is %d bytes" % half)
    if len(person) > half:
        raise ValueError("maximum person length is %d bytes" % half)
    return _new_blake2(wide, data, digest_size, key, salt, person)


def blake2b(data=b"", /, *, digest_size=64, key=b"", salt=b"", person=b"", fanout=1, depth=1, leaf_size=0, node_offset=0, node_depth=0, inner_size=0, last_node=False, usedforsecurity=True):
    return _blake2(True, data, digest_size, key, salt, person)


def blake2s(data=b"", /, *, digest_size=32, key=b"", salt=b"", person=b"", fanout=1, depth=1, leaf_size=0, node_offset=0, node_depth=0, inner_size=0, last_node=False, usedforsecurity=True):
    return _blake2(False, data, digest_size, key, salt, person)


for _function, _size, _key, _salt in ((blake2b, 64, 64, 16), (blake2s, 32, 32, 8)):
    _function.MAX_DIGEST_SIZE, _function.MAX_KEY_SIZE, _function.SALT_SIZE, _function.PERSON_SIZE = _size, _key, _salt, _salt
del _function, _size, _key, _salt


def pbkdf2_hmac(hash_name, password, salt, iterations, dklen=None):
    if iterations < 1:
        raise ValueError("iteration value must be greater than 0.")
    if dklen is None:
        dklen = _new(hash_name, b"").digest_size
    if dklen < 1:
        raise ValueError("key length must be greater than 0.")
    return _pbkdf2(hash_name, password, salt, iterations, dklen)


def file_digest(fileobj, digest, /, *, _bufsize=262144):
    hash = new(digest) if isinstance(digest, str) else digest()
    while True:
        data = fileobj.read(_bufsize)
        if not data:
            return hash
        hash.update(data)


__all__ = (
    "md5", "sha1", "sha224", "sha256", "sha384", "sha512", "blake2b", "blake2s", "sha3_224", "sha3_256", "sha3_384", "sha3_512",
    "shake_128", "shake_256", "new", "algorithms_guaranteed", "algorithms_available", "pbkdf2_hmac", "file_digest",
)
