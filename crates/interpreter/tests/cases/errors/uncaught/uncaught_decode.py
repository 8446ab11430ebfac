# Undecodable bytes.
print(b"ok".decode())
print(b"\xff\xfe".decode())
