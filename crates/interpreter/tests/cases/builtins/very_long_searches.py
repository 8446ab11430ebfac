# Needles and texts longer than what is searched in one go.
n = 700_000
text = "ab" * n + "c" + "ab" * n
for needle in ("ab" * n, "ab" * n + "c", "c" + "ab" * n, "b" + "ab" * (n - 1) + "c", "ba" * n, "x" + "ab" * n, "ab" * n + "x", "c", "ca", "bc", "zz"):
    print(len(needle), text.find(needle), text.rfind(needle), text.count(needle), needle in text, len(text.split(needle)),
          len(text.rsplit(needle)), len(text.replace(needle, "-")), [len(part) for part in text.partition(needle)],
          [len(part) for part in text.rpartition(needle)])
data = text.encode()
for needle in (b"ab" * n + b"c", b"c" + b"ab" * n, b"ab" * n + b"x", b"bc", b"zz"):
    print(len(needle), data.find(needle), data.rfind(needle), data.count(needle), needle in data, len(data.split(needle)),
          len(data.rsplit(needle)), len(data.replace(needle, b"-")))
wide = "é" * 600_000 + "x" + "é" * 10
print(wide.find("x"), wide.rfind("é" * 11), wide.find("é" * 600_000 + "x"), wide.find("éx"), wide.count("é" * 300_000))
import re
print(re.search("bc", text).span(), re.search("c[ab]+$", text).span(), re.search("(?<=c)ab", text).span(), re.search("zz", text), re.search("ab" * 2000 + "c", text).span())
print([m.start() for m in re.finditer("c", text)], len(re.findall("ba", text)), re.sub("[ab]+", "-", text))
print(2 ** 100_000 % 1_000_007, (6 ** 40_000) % 10 ** 9, (-12) ** 30_001 % 10 ** 9, (7 ** 50_000 << 3_000_000) % 7919, ((1 << 5_000_000) - 1) // 3 % 10 ** 9)
