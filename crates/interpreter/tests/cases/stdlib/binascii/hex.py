# hexlify, unhexlify and their separators.
import binascii

def err(f, *a, **k):
    try:
        print("no error:", f(*a, **k))
    except Exception as e:
        print(type(e).__name__, "-", e)

print(binascii.hexlify(b""), binascii.hexlify(b"\x00\xab\xff"), binascii.b2a_hex(b"xyz"), binascii.hexlify(bytearray(b"a")), binascii.hexlify(memoryview(b"ab")))
print(binascii.hexlify(b"abcdef", "-"), binascii.hexlify(b"abcdef", b":", 2), binascii.hexlify(b"abcde", "_", -2), binascii.hexlify(b"abcde", "_", 2), binascii.hexlify(b"ab", sep=".", bytes_per_sep=0))
print(binascii.unhexlify("00abFF"), binascii.unhexlify(b"6162"), binascii.a2b_hex(""), binascii.a2b_hex(b"AA"))
err(binascii.unhexlify, "abc")
err(binascii.unhexlify, "zz")
err(binascii.unhexlify, "é0")
err(binascii.unhexlify, 5)
err(binascii.hexlify, "text")
err(binascii.hexlify, b"ab", "--")
err(binascii.hexlify, b"ab", 5)
err(binascii.hexlify)
print(binascii.Error.__mro__[1], binascii.Incomplete.__name__, issubclass(binascii.Error, ValueError), binascii.Error.__module__)
data = bytes(range(0, 256, 17))
assert binascii.unhexlify(binascii.hexlify(data)) == data
print(binascii.hexlify(data).decode(), int(binascii.hexlify(b"\x01\x00"), 16))
