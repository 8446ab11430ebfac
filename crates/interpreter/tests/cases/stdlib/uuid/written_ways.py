# Identifiers written in all ways.
import uuid


def tried(work):
    try:
        return repr(work())
    except Exception as error:
        return f"{type(error).__name__}: {error}"


plain = "12345678123456781234567812345678"
dashed = "12345678-1234-5678-1234-567812345678"
for text in (plain, dashed, "{" + dashed + "}", "urn:uuid:" + dashed, plain.upper(), "ABCDEFabcdef" + plain[12:], "1234-5678" + plain[8:], plain[:-1], plain + "0", dashed.replace("1", "g"), dashed.replace("-", "+"), "0x" + plain[2:], "1_" + plain[2:], " " + plain[1:], "-" * 36, "é" * 16, ""):
    print(repr(text), tried(lambda: uuid.UUID(text)))
print(tried(lambda: uuid.UUID(5)), tried(lambda: uuid.UUID(None)), tried(lambda: uuid.UUID(plain, version=4)), tried(lambda: uuid.UUID(plain, int=4)), tried(lambda: uuid.UUID(hex=dashed)))
print(str(uuid.UUID(int=0)), str(uuid.UUID(int=(1 << 128) - 1)), uuid.UUID(plain).is_safe, tried(lambda: uuid.UUID(int=1 << 128)))
one = uuid.UUID(dashed)
print(one.int, one.hex, one == uuid.UUID(plain), hash(one) == hash(one.int), tried(lambda: setattr(one, "int", 5)))


class Own(uuid.UUID):
    def __str__(self):
        return "own " + super().__str__()


print(str(Own(plain)), repr(Own(plain)))
