import hashlib as _hashlib

trans_5C = bytes(x ^ 0x5C for x in range(256))
trans_36 = bytes(x ^ 0x36 for x in range(256))
digest_size = None


def compare_digest(a, b):
    if isinstance(a, str) and isinstance(b, str):
        if not (a.isascii() and b.isascii()):
            raise TypeError("comparing strings with non-ASCII characters is not supported")
        a, b = a.encode(), b.encode()
    elif isinstance(a, str) or isinstance(b, str) or not isinstance(a, (bytes, bytearray, memoryview)) or not isinstance(b, (bytes, bytearray, memoryview)):
        other = b if isinstance(a, (bytes, bytearray, memoryview)) else a
        if not isinstance(other, str):
            raise TypeError("unsupported operand types(s) or combination of types: '" + type(a).__name__ + "' and '" + type(b).__name__ + "'")
        raise TypeError("a bytes-like object is required, not '" + type(other).__name__ + "'")
    a, b = bytes(a), bytes(b)
    result = len(a) ^ len(b)
    for x, y in zip(a, b):
        result |= x ^ y
    return not result


class HMAC:
    blocksize = 64
    __slots__ = ("_make", "_outer", "_inner", "block_size", "digest_size", "__dict__")

    def __init__(self, key, msg=None, digestmod=""):
        if not isinstance(key, (bytes, bytearray)):
            raise TypeError("key: expected bytes or bytearray, but got " + repr(type(key).__name__))
        if not digestmod:
            raise TypeError("Missing required parameter 'digestmod'.")
        if callable(digestmod):
            make = digestmod
        elif isinstance(digestmod, str):
            def make(data=b""):
                return _hashlib.new(digestmod, data)
        else:
            def make(data=b""):
                return digestmod.new(data)
        self._make = make
        self._outer = make()
        self._inner = make()
        self.digest_size = self._inner.digest_size
        self.block_size = getattr(self._inner, "block_size", self.blocksize)
        if len(key) > self.block_size:
            key = make(key).digest()
        key = bytes(key).ljust(self.block_size, b"\0")
        for part, pad in ((self._inner, trans_36), (self._outer, trans_5C)):
            part.update(key.translate(pad))
        if msg is not None:
            self.update(msg)

    @property
    def name(self):
        return "hmac-" + self._inner.name

    def update(self, msg):
        self._inner.update(msg)

    def copy(self):
        other = self.__class__.__new__(self.__class__)
        other.digest_size = self.digest_size
        other.block_size = self.block_size
        other._make = self._make
        other._inner = self._inner.copy()
        other._outer = self._outer.copy()
        return other

    def _current(self):
        hash = self._outer.copy()
        hash.update(self._inner.digest())
        return hash

    def digest(self):
        return self._current().digest()

    def hexdigest(self):
        return self._current().hexdigest()


def new(key, msg=None, digestmod=""):
    return HMAC(key, msg, digestmod)


def digest(key, msg, digest):
    if not isinstance(msg, (bytes, bytearray, memoryview)):
        raise TypeError(f"a bytes-like object is required, not '{type(msg).__name__}'")
    return HMAC(key, msg, digest).digest()
