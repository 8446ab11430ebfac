# base16, base32, base32hex, base85, ascii85.
import base64

def err(f, *a, **k):
    try:
        print("no error:", f(*a, **k))
    except Exception as e:
        print(type(e).__name__, "-", e)

for data in (b"", b"f", b"fo", b"foo", b"foob", b"fooba", b"foobar", b"\x00\xff"):
    print(base64.b16encode(data), base64.b32encode(data), base64.b32hexencode(data), base64.b85encode(data), base64.a85encode(data))
    assert base64.b16decode(base64.b16encode(data)) == data
    assert base64.b32decode(base64.b32encode(data)) == data
    assert base64.b32hexdecode(base64.b32hexencode(data)) == data
    assert base64.b85decode(base64.b85encode(data)) == data
    assert base64.a85decode(base64.a85encode(data)) == data
print(base64.b16decode("666F"), base64.b16decode("666f", casefold=True), base64.b32decode("mzxw6===", casefold=True), base64.b32decode("MZXW6==="), base64.b32decode("M1023456", map01=b"L"))
print(base64.a85encode(b"\0\0\0\0abcd    "), base64.a85encode(b"    ", foldspaces=True), base64.a85encode(b"hello world" * 3, wrapcol=20), base64.a85encode(b"hi", adobe=True), base64.a85encode(b"hi", pad=True))
print(base64.a85decode(b"<~BOu!r~>", adobe=True), base64.a85decode(b"z"), base64.a85decode("BOu!r\n"), base64.a85decode(b"y", foldspaces=True), base64.a85decode(b"BO u!", ignorechars=b" "))
print(base64.b85encode(b"ab", pad=True), base64.b85decode(base64.b85encode(b"ab", pad=True)))
err(base64.b16decode, "6g")
err(base64.b16decode, "666f")
err(base64.b16decode, "6")
err(base64.b32decode, "MZXW6")
err(base64.b32decode, "mzxw6===")
err(base64.b32decode, "MZXW6=1=")
err(base64.b32hexdecode, "zzzzzzzz")
err(base64.b85decode, b"abc ")
err(base64.b85decode, b"~~~~~")
err(base64.a85decode, b"BOu!r~>x", adobe=True)
err(base64.a85decode, b"\x80")
err(base64.a85decode, b"abz")
err(base64.a85decode, b"s8W-\"")
err(base64.b85encode, "text")
err(base64.b32encode, 5)
