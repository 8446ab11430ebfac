# base64, base32, base16, base85 both ways, and binascii.
import base64
import binascii

def err(f, *a, **k):
    try:
        print("no error:", f(*a, **k))
    except Exception as e:
        print(type(e).__name__, e)

for data in (b"", b"a", b"ab", b"abc", b"\xff\xfe\x00>?", bytes(range(20))):
    print([getattr(base64, n)(data) for n in ("b64encode", "urlsafe_b64encode", "b32encode", "b32hexencode", "b16encode", "b85encode", "a85encode", "encodebytes")])
    print(base64.b64decode(base64.b64encode(data)) == data, base64.b32decode(base64.b32encode(data)) == data, base64.b85decode(base64.b85encode(data)) == data, base64.a85decode(base64.a85encode(data)) == data, base64.b16decode(base64.b16encode(data)) == data)
print(base64.b64decode("aGk="), base64.b64encode(b"\xfb\xff", b"-_"), base64.urlsafe_b64decode("-_8="), base64.b64decode("aG\nk="), base64.b32decode("ma======", casefold=True), base64.a85encode(b"abc", adobe=True), base64.b64encode(bytearray(b"x")), base64.b64encode(memoryview(b"x")))
print(binascii.hexlify(b"\x01\xff"), binascii.hexlify(b"abcd", "-", 2), binascii.unhexlify("01fF"), binascii.crc32(b"hello"), binascii.crc32(b"lo", binascii.crc32(b"hel")), binascii.b2a_base64(b"x"), binascii.a2b_base64(b"eA=="), binascii.crc_hqx(b"abc", 0))
for f in (lambda: base64.b64decode("a"), lambda: base64.b64decode("abc"), lambda: base64.b64decode("a!b=", validate=True), lambda: base64.b64encode("str"), lambda: base64.b64decode("é"), lambda: base64.b32decode("1"), lambda: base64.b32decode("11111111"), lambda: base64.b16decode("zz"), lambda: binascii.unhexlify("a"), lambda: binascii.unhexlify("zz"), lambda: base64.b64decode(5), lambda: base64.b85decode(b"\x00"), lambda: binascii.hexlify("x")):
    err(f)
