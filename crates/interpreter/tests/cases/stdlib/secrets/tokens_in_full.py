# secrets: lengths, alphabets, ranges; never the values.
import secrets, string
print(len(secrets.token_bytes(16)), len(secrets.token_hex(8)), set(secrets.token_hex(20)) <= set(string.hexdigits.lower()), len(secrets.token_urlsafe(16)), set(secrets.token_urlsafe(50)) <= set(string.ascii_letters + string.digits + "-_"), len(secrets.token_bytes()), len(secrets.token_hex()), len(secrets.token_urlsafe()))
print(all(0 <= secrets.randbelow(10) < 10 for _ in range(100)), secrets.choice([5]), secrets.randbits(1) in (0, 1), secrets.randbits(20) < 2**20, secrets.choice("abc") in "abc", secrets.randbelow(1), secrets.token_bytes(0), secrets.token_hex(0))
print(secrets.compare_digest("a", "a"), secrets.compare_digest(b"a", b"b"), secrets.compare_digest(b"ab", b"a"), secrets.compare_digest("", ""))
print(secrets.token_hex(16) != secrets.token_hex(16), isinstance(secrets.SystemRandom(), __import__("random").Random), secrets.__all__, secrets.DEFAULT_ENTROPY)
for bad in (lambda: secrets.randbelow(0), lambda: secrets.randbelow(-1), lambda: secrets.choice([]), lambda: secrets.compare_digest("é", "é"), lambda: secrets.compare_digest("a", b"a"), lambda: secrets.compare_digest(1, 1), lambda: secrets.token_bytes(-1), lambda: secrets.token_bytes("a"), lambda: secrets.randbits(-1), lambda: secrets.randbelow()):
    try:
        print(bad())
    except Exception as error:
        print(type(error).__name__, error)
alphabet = string.ascii_letters + string.digits
while True:
    password = "".join(secrets.choice(alphabet) for i in range(10))
    if any(c.islower() for c in password) and any(c.isupper() for c in password) and sum(c.isdigit() for c in password) >= 3:
        break
print(len(password), password.isalnum())
