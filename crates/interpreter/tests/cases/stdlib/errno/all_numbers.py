import re


def shown(function, *args, **options):
    try:
        result = repr(function(*args, **options))
    except Exception as error:
        result = f"{type(error).__name__}: {error}"
    given = [repr(arg) for arg in args] + [f"{name}={value!r}" for name, value in options.items()]
    text = f"{getattr(function, '__name__', '?')}({', '.join(given)[:70]}) -> {result[:300]}"
    print(re.sub("0x[0-9a-f]+", "0x", text))


import errno
print({k: v for k, v in sorted(vars(errno).items()) if isinstance(v, int)})
print(sorted(errno.errorcode.items()))
import os
for code in [*range(-1, 135), 200, 10**6]:
    print(code, os.strerror(code))
