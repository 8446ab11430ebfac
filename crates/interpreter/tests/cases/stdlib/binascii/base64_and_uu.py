# b2a_base64, a2b_base64, uuencode, quoted-printable.
import binascii

def err(f, *a, **k):
    try:
        print("no error:", f(*a, **k))
    except Exception as e:
        print(type(e).__name__, "-", e)

print(binascii.b2a_base64(b"hello"), binascii.b2a_base64(b"hello", newline=False), binascii.b2a_base64(b""), binascii.b2a_base64(bytes(range(10))))
print(binascii.a2b_base64("aGVsbG8="), binascii.a2b_base64(b"aGVsbG8=\n"), binascii.a2b_base64("aGV sbG8="), binascii.a2b_base64(""))
print(binascii.a2b_base64("aGVsbG8=", strict_mode=True))
for bad in ("a", "ab", "abc", "abcde", "====", "a===", "ab=c"):
    err(binascii.a2b_base64, bad)
for bad in ("ab==\n", "=abc", "ab==cd", "ab===", "a!bc", "ab=", "abcde==="):
    err(binascii.a2b_base64, bad, strict_mode=True)
print(binascii.b2a_uu(b"hello world"), binascii.a2b_uu(b"+:&5L;&\\@=V]R;&0\n"), binascii.b2a_uu(b""), binascii.b2a_uu(b"\x00\x00", backtick=True), binascii.b2a_uu(b"\x00\x00"))
err(binascii.b2a_uu, b"x" * 46)
err(binascii.a2b_uu, b"!\x7f\x7f\n")
print(binascii.b2a_qp(b"caf\xc3\xa9 = ok \n"), binascii.a2b_qp(b"caf=C3=A9 =3D ok=\n more"), binascii.b2a_qp(b"a b\tc", quotetabs=True), binascii.b2a_qp(b"a b_", header=True), binascii.a2b_qp(b"a_b", header=True))
print(binascii.b2a_qp(b"x" * 80), binascii.b2a_qp(b"tail "), binascii.b2a_qp(b".\n"), binascii.a2b_qp("=4g =zz"))
err(binascii.b2a_base64, "text")
err(binascii.a2b_base64, "é")
err(binascii.a2b_base64, None)
