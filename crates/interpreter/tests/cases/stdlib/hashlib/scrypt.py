# Keys derived from passwords so that it takes memory.
import hashlib


def tried(*args, **named):
    try:
        print(hashlib.scrypt(*args, **named).hex())
    except Exception as error:
        print(type(error).__name__, error)


tried(b"", salt=b"", n=16, r=1, p=1)
tried(b"password", salt=b"NaCl", n=1024, r=8, p=16)
tried(b"p", salt=b"s", n=2, r=1, p=1, dklen=5)
tried(b"p", salt=b"s", n=4, r=3, p=2, dklen=100)
tried(bytearray(b"p"), salt=memoryview(b"s"), n=2, r=True, p=1)
tried(b"p", salt=b"s", n=16384, r=8, p=1, maxmem=64 * 1024 * 1024, dklen=32)
tried(b"p", salt=b"s", n=15, r=1, p=1)
tried(b"p", salt=b"s", n=1, r=1, p=1)
tried(b"p", salt=b"s", n=2 ** 20, r=8, p=1)
tried(b"p", salt=b"s", n=16384, r=8, p=1)
tried(b"p", salt=b"s", n=65536, r=1, p=1)
tried(b"p", salt=b"s", n=2, r=2 ** 20, p=2 ** 20)
tried(b"p")
tried("p", salt=b"s", n=2, r=1, p=1)
tried(b"p", salt="s", n=2, r=1, p=1)
tried(b"p", salt=b"s", n=2, r=0, p=1)
tried(b"p", salt=b"s", n=2, r=1, p=0)
tried(b"p", salt=b"s", n=2, r=1, p=1, dklen=0)
tried(b"p", salt=b"s", n=2, r=1, p=1, maxmem=-1)
tried(b"p", salt=b"s", n=2.5, r=1, p=1)
tried(b"p", salt=b"s", n=2, r="1", p=1)
tried(b"p", salt=b"s", r=1, p=1)
tried(b"p", salt=b"s", n=2, p=1)
tried(b"p", salt=b"s", n=2, r=1)
tried(b"p", salt=b"s", n=-2, r=1, p=1)
tried(b"p", b"s", n=2, r=1, p=1)
tried(salt=b"s", n=2, r=1, p=1)
