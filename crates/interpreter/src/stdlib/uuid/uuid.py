# `uuid`: universally unique identifiers, from names, from the clock, or from the host's entropy.
# A class that guests derive from; names and random ones are native (uuid.rs), and made into objects of the class here (`_made`).
# The rest waits for the host.

from enum import Enum as _Enum

RESERVED_NCS, RFC_4122, RESERVED_MICROSOFT, RESERVED_FUTURE = ("reserved for NCS compatibility", "specified in RFC 4122", "reserved for Microsoft compatibility", "reserved for future definition")


class SafeUUID(_Enum):
    safe = 0
    unsafe = -1
    unknown = None


class UUID:
    __slots__ = ("int", "is_safe", "__weakref__")

    def __init__(self, hex=None, bytes=None, bytes_le=None, fields=None, int=None, version=None, *, is_safe=SafeUUID.unknown):
        if version is bytes is bytes_le is fields is int is None and (number := _number(hex)) is not None:
            object.__setattr__(self, "int", number)
            object.__setattr__(self, "is_safe", is_safe)
            return
        if [hex, bytes, bytes_le, fields, int].count(None) != 4:
            raise TypeError("one of the hex, bytes, bytes_le, fields, or int arguments must be given")
        if hex is not None:
            hex = hex.replace("urn:", "").replace("uuid:", "")
            hex = hex.strip("{}").replace("-", "")
            if len(hex) != 32:
                raise ValueError("badly formed hexadecimal UUID string")
            int = _int(hex, 16)
        if bytes_le is not None:
            if len(bytes_le) != 16:
                raise ValueError("bytes_le is not a 16-char string")
            bytes = bytes_le[3::-1] + bytes_le[5:3:-1] + bytes_le[7:5:-1] + bytes_le[8:]
        if bytes is not None:
            if len(bytes) != 16:
                raise ValueError("bytes is not a 16-char string")
            assert isinstance(bytes, _bytes), repr(bytes)
            int = _int.from_bytes(bytes, "big")
        if fields is not None:
            if len(fields) != 6:
                raise ValueError("fields is not a 6-tuple")
            low, middle, high, sequence_high, sequence_low, node = fields
            for number, (value, bits) in enumerate(zip(fields, (32, 16, 16, 8, 8, 48))):
                if not 0 <= value < 1 << bits:
                    raise ValueError(f"field {number + 1} out of range (need a{'n' if bits == 8 else ''} {bits}-bit value)")
            int = low << 96 | middle << 80 | high << 64 | (sequence_high << 8 | sequence_low) << 48 | node
        if int is not None and not 0 <= int < 1 << 128:
            raise ValueError("int is out of range (need a 128-bit value)")
        if version is not None:
            if not 1 <= version <= 5:
                raise ValueError("illegal version number")
            int = int & ~(0xC000 << 48) | 0x8000 << 48
            int = int & ~(0xF000 << 64) | version << 76
        object.__setattr__(self, "int", int)
        object.__setattr__(self, "is_safe", is_safe)

    def __setattr__(self, name, value):
        raise TypeError("UUID objects are immutable")

    def __eq__(self, other):
        return self.int == other.int if isinstance(other, UUID) else NotImplemented

    def __lt__(self, other):
        return self.int < other.int if isinstance(other, UUID) else NotImplemented

    def __gt__(self, other):
        return self.int > other.int if isinstance(other, UUID) else NotImplemented

    def __le__(self, other):
        return self.int <= other.int if isinstance(other, UUID) else NotImplemented

    def __ge__(self, other):
        return self.int >= other.int if isinstance(other, UUID) else NotImplemented

    def __hash__(self):
        return hash(self.int)

    def __int__(self):
        return self.int

    def __repr__(self):
        return self.__class__.__name__ + "(" + repr(str(self)) + ")"

    def __str__(self):
        return _text(self.int)

    def __getstate__(self):
        state = {"int": self.int}
        if self.is_safe != SafeUUID.unknown:
            state["is_safe"] = self.is_safe.value
        return state

    def __setstate__(self, state):
        object.__setattr__(self, "int", state["int"])
        object.__setattr__(self, "is_safe", SafeUUID(state["is_safe"]) if "is_safe" in state else SafeUUID.unknown)

    @property
    def bytes(self):
        return self.int.to_bytes(16, "big")

    @property
    def bytes_le(self):
        data = self.bytes
        return data[3::-1] + data[5:3:-1] + data[7:5:-1] + data[8:]

    @property
    def fields(self):
        sizes = (32, 16, 16, 8, 8, 48)
        parts, rest = [], self.int
        for bits in reversed(sizes):
            parts.append(rest & (1 << bits) - 1)
            rest >>= bits
        return tuple(parts[::-1])

    @property
    def time_low(self):
        return self.int >> 96

    @property
    def time_mid(self):
        return self.int >> 80 & 0xFFFF

    @property
    def time_hi_version(self):
        return self.int >> 64 & 0xFFFF

    @property
    def clock_seq_hi_variant(self):
        return self.int >> 56 & 0xFF

    @property
    def clock_seq_low(self):
        return self.int >> 48 & 0xFF

    @property
    def time(self):
        return (self.time_hi_version & 0x0FFF) << 48 | self.time_mid << 32 | self.time_low

    @property
    def clock_seq(self):
        return (self.clock_seq_hi_variant & 0x3F) << 8 | self.clock_seq_low

    @property
    def node(self):
        return self.int & 0xFFFFFFFFFFFF

    @property
    def hex(self):
        return "%032x" % self.int

    @property
    def urn(self):
        return "urn:uuid:" + str(self)

    @property
    def variant(self):
        if not self.int & 0x8000 << 48:
            return RESERVED_NCS
        if not self.int & 0x4000 << 48:
            return RFC_4122
        if not self.int & 0x2000 << 48:
            return RESERVED_MICROSOFT
        return RESERVED_FUTURE

    @property
    def version(self):
        if self.variant == RFC_4122:
            return self.int >> 76 & 0xF
        return None


_int, _bytes = int, bytes
_node = None
_last = 0


def getnode():
    global _node
    if _node is None:
        _node = int.from_bytes(_entropy(6), "big") | 1 << 40
    return _node


def uuid1(node=None, clock_seq=None):
    global _last
    import time
    timestamp = time.time_ns() // 100 + 0x01B21DD213814000
    if timestamp <= _last:
        timestamp = _last + 1
    _last = timestamp
    if clock_seq is None:
        clock_seq = int.from_bytes(_entropy(2), "big") & 0x3FFF
    if node is None:
        node = getnode()
    return UUID(fields=(timestamp & 0xFFFFFFFF, timestamp >> 32 & 0xFFFF, timestamp >> 48 & 0x0FFF, clock_seq >> 8 & 0x3F, clock_seq & 0xFF, node), version=1)


def _made(number):
    made = object.__new__(UUID)
    object.__setattr__(made, "int", number)
    object.__setattr__(made, "is_safe", SafeUUID.unknown)
    return made


def _named(namespace, name, hash, version):
    import hashlib
    digest = hashlib.new(hash, namespace.bytes + bytes(name, "utf-8")).digest()
    return UUID(bytes=digest[:16], version=version)


NAMESPACE_DNS = UUID("6ba7b810-9dad-11d1-80b4-00c04fd430c8")
NAMESPACE_URL = UUID("6ba7b811-9dad-11d1-80b4-00c04fd430c8")
NAMESPACE_OID = UUID("6ba7b812-9dad-11d1-80b4-00c04fd430c8")
NAMESPACE_X500 = UUID("6ba7b814-9dad-11d1-80b4-00c04fd430c8")
