# UUID parts, names, order.
import uuid
u = uuid.UUID("12345678-1234-5678-1234-567812345678")
print(u, repr(u), u.hex, u.int, u.bytes, u.bytes_le, u.fields, u.version, u.variant, u.urn, u.time_low, u.node, u == uuid.UUID(int=u.int), u < uuid.UUID(int=u.int + 1), hash(u) == hash(uuid.UUID(bytes=u.bytes)), uuid.UUID("{12345678123456781234567812345678}") == u, uuid.UUID("urn:uuid:" + str(u)) == u, uuid.UUID(fields=u.fields) == u, uuid.UUID(bytes_le=u.bytes_le) == u)
print(uuid.uuid3(uuid.NAMESPACE_DNS, "python.org"), uuid.uuid5(uuid.NAMESPACE_URL, "http://x"), uuid.uuid4().version, uuid.uuid1().version, len(str(uuid.uuid4())), uuid.uuid4() != uuid.uuid4(), uuid.UUID(int=5, version=4))
for f in (lambda: uuid.UUID("x"), lambda: uuid.UUID(), lambda: uuid.UUID(int=-1), lambda: uuid.UUID(bytes=b"x"), lambda: setattr(u, "int", 5), lambda: uuid.UUID(int=1, version=9), lambda: u < 5):
    try:
        print(f())
    except (ValueError, TypeError) as e:
        print(type(e).__name__, e)
