# Sizes and kinds of tokens.
import secrets
print(len(secrets.token_bytes(8)), len(secrets.token_hex(4)), len(secrets.token_urlsafe(6)), secrets.choice([5]), 0 <= secrets.randbelow(10) < 10, secrets.randbits(8) < 256, secrets.compare_digest("a", "a"), len(secrets.token_hex()), secrets.token_hex(8) != secrets.token_hex(8))
try:
    secrets.randbelow(0)
except ValueError as e:
    print(e)
