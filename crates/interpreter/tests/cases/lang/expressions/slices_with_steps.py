# Every step over short and long sequences of each kind.
short = [0, 1, 2, 3, 4, 5, 6]
for items in (short, tuple(short), "abcdefg", "äbcdéfg", b"abcdefg", bytearray(b"abcdefg"), range(7)):
    for start in (None, 0, 2, 6, 7, 20, -1, -7, -20):
        row = []
        for stop in (None, 0, 3, 7, 20, -1, -7, -20):
            for step in (1, 2, 3, 7, 8, -1, -2, -3, -7, -8):
                row.append(items[start:stop:step])
        print(type(items).__name__, start, row)
for length in (1, 2, 4095, 4096, 4097, 10000):
    items = list(range(length))
    for step in (1, 2, 5, -1, -2, -5, 4096, -4096, 10**30, -(10**30)):
        part = items[::step]
        print(length, step, len(part), part[:2], part[-2:], tuple(items)[::step] == tuple(part), list(range(length)[::step]) == part)
print(short[5:1:-2], short[-2:-6:-1], (1,)[::-1], ()[::-1], [][::-2], ""[::-1], b""[::3])
