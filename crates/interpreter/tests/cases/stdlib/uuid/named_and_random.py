# Identifiers from names and from entropy.
import uuid

for space in (uuid.NAMESPACE_DNS, uuid.NAMESPACE_URL, uuid.NAMESPACE_OID, uuid.NAMESPACE_X500, uuid.UUID(int=0), uuid.UUID(int=5), uuid.UUID(int=2**128 - 1)):
    for name in ("python.org", "", "é€𝄞", "a" * 1000):
        three, five = uuid.uuid3(space, name), uuid.uuid5(space, name)
        print(three, five, three.version, five.version, three.variant, five.is_safe)
made = [uuid.uuid4() for _ in range(50)]
print(len(set(made)), {one.version for one in made}, {one.variant for one in made}, {len(str(one)) for one in made}, {type(one).__name__ for one in made}, made[0].is_safe)
print(all(uuid.UUID(str(one)) == one and uuid.UUID(bytes=one.bytes) == one and hash(one) == hash(one.int) for one in made), sorted(made) == sorted(made, key=lambda one: one.int))
one = uuid.uuid5(uuid.NAMESPACE_DNS, "x")
print(repr(one), one.hex, one.urn, one.fields, one.bytes_le.hex(), one.node, one.time, one.clock_seq, one.int)
try:
    one.int = 1
except TypeError as error:
    print(error)
for function in (uuid.uuid3, uuid.uuid4, uuid.uuid5):
    print(function.__name__, function.__module__, function.__qualname__, repr(function).startswith("<function uuid"))
    for args, kwargs in (((), {}), ((1,), {}), ((uuid.NAMESPACE_DNS, b"bytes"), {}), ((uuid.NAMESPACE_DNS, 5), {}), (("text", "x"), {}), ((None, "x"), {}), ((), {"nothing": 1}), ((1, 2, 3), {}), ((uuid.NAMESPACE_DNS, None), {})):
        try:
            result = function(*args, **kwargs)
            print(result if function is not uuid.uuid4 else "made")
        except (TypeError, AttributeError) as error:
            print(type(error).__name__, error)


class Space:
    bytes = b"\x00" * 16


class Sub(uuid.UUID):
    pass


print(uuid.uuid5(Space, "x") == uuid.uuid5(uuid.UUID(int=0), "x"), uuid.uuid3(Sub(int=0), "x") == uuid.uuid3(uuid.UUID(int=0), "x"), uuid.uuid5(namespace=uuid.NAMESPACE_URL, name="http://x"))


class Name(str):
    pass


print(uuid.uuid5(uuid.NAMESPACE_DNS, Name("python.org")))
try:
    uuid.uuid5(uuid.NAMESPACE_DNS, "\ud800")
except UnicodeEncodeError as error:
    print(error)
