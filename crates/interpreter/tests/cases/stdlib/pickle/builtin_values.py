# Builtin values in every protocol, byte for byte.
import pickle

values = [
    None, True, False, 0, 1, -1, 255, 256, 65535, 65536, 2**31 - 1, 2**31, -2**31, -2**31 - 1, 2**49, 2**63, -2**63, 2**64, 10**30, -(10**30),
    2**2040 - 1, 2**2039, -(2**2039), 127, 128, -128, -129, 0.0, -0.0, 1.5, 1e300, float("inf"), float("-inf"), 0.1,
    "", "a", "abc", "é", "漢字", "\U0001f600", "a\nb\rc\\d\0e\x1a", "\ud800x", "x" * 300,
    b"", b"a", b"abc\xff", b"x" * 300, bytearray(), bytearray(b"abc"), bytearray(b"y" * 300),
    (), (1,), (1, 2), (1, 2, 3), (1, 2, 3, 4), [], [1], [1, 2], {}, {1: 2}, {"a": 1, "b": [2]}, set(), {1}, {1, 2, 3}, frozenset(), frozenset([1, 2]),
    ..., NotImplemented, 1j, range(5), range(2, 10, 3), slice(1, None, 2), int, len, type(None), type(...), ValueError("a", 1), object,
]
for value in values:
    for protocol in range(6):
        data = pickle.dumps(value, protocol)
        print(protocol, data if len(data) < 200 else (len(data), data[:20], data[-20:]))
        back = pickle.loads(data)
        if not isinstance(value, BaseException):
            assert back == value and type(back) is type(value) and repr(back) == repr(value), (value, back)
print(pickle.loads(pickle.dumps(float("nan"))))
