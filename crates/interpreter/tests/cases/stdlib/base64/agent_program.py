# Tokens, data URIs and round trips through json.
import base64
import json

payload = {"user": "ann", "roles": ["admin", "dev"], "exp": 1700000000, "emoji": "😀"}

def segment(data):
    raw = json.dumps(data, separators=(",", ":"), sort_keys=True).encode()
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()

def unsegment(text):
    return json.loads(base64.urlsafe_b64decode(text + "=" * (-len(text) % 4)))

token = ".".join([segment({"alg": "none", "typ": "JWT"}), segment(payload), ""])
print(token)
head, body, sig = token.split(".")
print(unsegment(head), unsegment(body) == payload, repr(sig))

def data_uri(kind, data):
    return f"data:{kind};base64,{base64.b64encode(data).decode('ascii')}"

uri = data_uri("text/plain", "héllo".encode())
kind, _, rest = uri[5:].partition(";base64,")
print(uri, kind, base64.b64decode(rest).decode())
auth = base64.b64encode(b"Aladdin:open sesame").decode()
print("Basic", auth, base64.b64decode(auth).decode().split(":", 1))
sizes = [(n, len(base64.b64encode(b"x" * n)), len(base64.b85encode(b"x" * n)), len(base64.b32encode(b"x" * n))) for n in range(0, 12, 3)]
print(sizes)
key = b"secret"
mixed = bytes(c ^ key[i % len(key)] for i, c in enumerate(b"attack at dawn"))
print(base64.b64encode(mixed), bytes(c ^ key[i % len(key)] for i, c in enumerate(base64.b64decode(base64.b64encode(mixed)))))
print(sorted(n for n in base64.__all__))
