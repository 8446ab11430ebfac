# `secrets`: choices and numbers, drawn by `random.SystemRandom`. Python because it compares numbers of the guest, and takes from its
# sequences. Tokens are native (secrets.rs).

from hmac import compare_digest
from random import SystemRandom

_sysrand = SystemRandom()
randbits = _sysrand.getrandbits
choice = _sysrand.choice


def randbelow(exclusive_upper_bound):
    if exclusive_upper_bound <= 0:
        raise ValueError("Upper bound must be positive.")
    return _sysrand._randbelow(exclusive_upper_bound)


__all__ = ["choice", "randbelow", "randbits", "SystemRandom", "token_bytes", "token_hex", "token_urlsafe", "compare_digest"]
