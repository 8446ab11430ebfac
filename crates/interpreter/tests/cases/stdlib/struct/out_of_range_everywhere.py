# What each format says of ints that it cannot hold.
import struct
for f in "bBhHiIlLqQnN":
    for o in ('','<','>','@'):
        if f in 'nN' and o in '<>': continue
        for v in (1<<64, -(1<<64), 1<<70, -1, 1<<63, 1<<31, 1<<32, -(1<<63)-1, 300, 70000):
            try: struct.pack(o+f, v)
            except Exception as e: print(o+f, v, type(e).__name__, e)
