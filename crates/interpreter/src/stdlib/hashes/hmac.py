# `hmac`: its class, which takes any hash of the guest's. The functions are native (hashes/derived.rs).

import hashlib as _hashlib

trans_5C = bytes(x ^ 0x5C for x in range(256))
trans_36 = bytes(x ^ 0x36 for x in range(256))
digest_size = None


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


def _digest(key, msg, digest):
    return HMAC(key, msg, digest).digest()
