# b64encode and b64decode with their options.
import base64

for data in (b"", b"a", b"ab", b"abc", b"abcd", bytes(range(256))):
    encoded = base64.b64encode(data)
    print(encoded[:40], base64.b64decode(encoded) == data)
print(base64.b64encode(b"\xfb\xff\xfe"), base64.b64encode(b"\xfb\xff\xfe", altchars=b"-_"), base64.urlsafe_b64encode(b"\xfb\xff\xfe"))
print(base64.b64decode("-__-", altchars="-_"), base64.urlsafe_b64decode("-__-"), base64.urlsafe_b64decode(b"-__-"), base64.standard_b64decode(b"+//+"))
print(base64.b64decode("aGVs\nbG8="), base64.b64decode(b"aGVs bG8 ="), base64.b64decode("aGVsbG8=!!"), base64.b64decode(b"YQ==YQ=="))
print(base64.b64encode(bytearray(b"hi")), base64.b64encode(memoryview(b"hi")), base64.standard_b64encode(b"hi"))
print(base64.encodebytes(b"x" * 80), base64.decodebytes(b"aGk=\n"))

def err(f, *a, **k):
    try:
        print("no error:", f(*a, **k))
    except Exception as e:
        print(type(e).__module__, type(e).__name__, "-", e)

err(base64.b64decode, "a")
err(base64.b64decode, "aGVsbG8")
err(base64.b64decode, "aGVs\nbG8=", validate=True)
err(base64.b64decode, "aGk=", validate=True)
err(base64.b64decode, "é")
err(base64.b64decode, 5)
err(base64.b64encode, "text")
err(base64.b64encode, None)
err(base64.b64encode, b"x", altchars=b"-")
err(base64.encodebytes, "text")
err(base64.urlsafe_b64encode, "text")
