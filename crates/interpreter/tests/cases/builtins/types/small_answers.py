# Keys that cannot be hashed, numbers from views of bytes.
import types


class Empty:
    pass


for ask in (
    lambda: types.MappingProxyType({})[[]],
    lambda: [] in types.MappingProxyType({"a": 1}),
    lambda: types.MappingProxyType({}).get([]),
    lambda: int.__dict__[[]],
    lambda: Empty.__dict__[{}],
    lambda: Empty.__dict__[5],
    lambda: Empty.__dict__[("x",)],
    lambda: Empty.__dict__["absent"],
    lambda: [] in Empty.__dict__,
    lambda: Empty.__dict__.get([]),
    lambda: int(memoryview(b"12")),
    lambda: int(memoryview(bytearray(b" -7 "))),
    lambda: int(memoryview(b"1_000")[1:]),
    lambda: int(memoryview(b"1.5")),
    lambda: int(memoryview(b"x")),
    lambda: int(memoryview(b"")),
    lambda: int(memoryview(b"12"), 8),
    lambda: float(memoryview(b"1.5")),
    lambda: float(memoryview(b" inf ")),
    lambda: float(bytearray(b"1e3")),
):
    try:
        print(repr(ask()))
    except (KeyError, TypeError, ValueError) as e:
        print(type(e).__name__, e)
