# URL-safe text, wrapped lines and streams.
import base64, io
raw = bytes(range(250, 256)) + b"subjects?_d=1"
std, url = base64.b64encode(raw), base64.urlsafe_b64encode(raw)
print(std, url, base64.urlsafe_b64decode(url) == raw, base64.b64decode(std) == raw)
print(url.rstrip(b"=").decode(), base64.urlsafe_b64decode(url.decode()) == raw)
text = base64.encodebytes(b"0123456789" * 12).decode()
print([len(line) for line in text.splitlines()], base64.decodebytes(text.encode()) == b"0123456789" * 12)
src, dst = io.BytesIO(b"hello " * 20), io.BytesIO()
base64.encode(src, dst); dst.seek(0); back = io.BytesIO(); base64.decode(dst, back); print(back.getvalue() == b"hello " * 20)
for data in (b"", b"\0", b"\0\0", b"\xff" * 3, b"Man", b"Ma"):
    print(data, base64.b64encode(data), base64.b32encode(data), base64.b16encode(data), base64.b85encode(data))
print(base64.b64encode("ünï".encode()).decode(), base64.b64decode("w7xuw68=").decode(), base64.b16decode("CAFE"), base64.b32decode("ORSXG5A="))
def pad(s): return s + "=" * (-len(s) % 4)
print([base64.b64decode(pad(s)) for s in ("YQ", "YWI", "YWJj")])
