# UUIDs from every form, and their fields.
import uuid
u = uuid.UUID("12345678-1234-5678-1234-567812345678")
print(u, repr(u), u.hex, u.int, u.bytes, u.bytes_le, u.fields, u.urn, u.variant, u.version, u.time_low, u.time_mid, u.time_hi_version, u.clock_seq_hi_variant, u.clock_seq_low, u.clock_seq, u.time, u.node, u.is_safe)
forms = [uuid.UUID("{12345678-1234-5678-1234-567812345678}"), uuid.UUID("12345678123456781234567812345678"), uuid.UUID("urn:uuid:12345678-1234-5678-1234-567812345678"), uuid.UUID(bytes=u.bytes), uuid.UUID(bytes_le=u.bytes_le), uuid.UUID(fields=u.fields), uuid.UUID(int=u.int), uuid.UUID(hex=u.hex)]
print([f == u for f in forms], hash(forms[0]) == hash(u), u < uuid.UUID(int=2**127), sorted([uuid.UUID(int=3), uuid.UUID(int=1)]), u == "x", u != forms[1], int(u) == u.int, str(uuid.UUID(int=0)), uuid.UUID(int=2**128 - 1))
print(uuid.uuid5(uuid.NAMESPACE_DNS, "python.org"), uuid.uuid3(uuid.NAMESPACE_URL, "http://x"), uuid.uuid5(uuid.NAMESPACE_OID, "a").version, uuid.uuid3(uuid.NAMESPACE_X500, "é"), uuid.NAMESPACE_DNS, uuid.uuid5(u, "n").variant)
a, b = uuid.uuid4(), uuid.uuid4()
print(a != b, a.version, a.variant == uuid.RFC_4122, len(str(a)), uuid.uuid1().version, uuid.uuid1(node=5, clock_seq=3).node, uuid.uuid1(5, 3).clock_seq, isinstance(uuid.getnode(), int), uuid.UUID(int=u.int, version=4))
for bad in (lambda: uuid.UUID("x"), lambda: uuid.UUID("1234"), lambda: uuid.UUID(), lambda: uuid.UUID("a" * 32, int=1), lambda: uuid.UUID(bytes=b"1"), lambda: uuid.UUID(bytes_le=b"1"), lambda: uuid.UUID(fields=(1,)), lambda: uuid.UUID(int=-1), lambda: uuid.UUID(int=2**128), lambda: uuid.UUID(int=1, version=9), lambda: u < 5, lambda: setattr(u, "int", 1), lambda: uuid.UUID("g" * 32), lambda: uuid.UUID(fields=(-1, 0, 0, 0, 0, 0)), lambda: uuid.UUID(fields=(0, 2**16, 0, 0, 0, 0)), lambda: uuid.UUID(5)):
    try:
        print(bad())
    except Exception as error:
        print(type(error).__name__, error)
print({u: 1}[uuid.UUID(u.hex)], uuid.SafeUUID.safe, list(uuid.SafeUUID), uuid.UUID(int=1).is_safe, uuid.RESERVED_NCS, uuid.UUID("00000000-0000-0000-c000-000000000000").variant, uuid.UUID("00000000-0000-0000-e000-000000000000").variant)
