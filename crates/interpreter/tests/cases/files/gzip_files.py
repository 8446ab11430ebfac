# Compressed files.
import gzip
import os

with gzip.open("t.gz", "wt", encoding="utf-8") as f:
    print(f.write("héllo\nworld\n"))
with gzip.open("t.gz", "rt", encoding="utf-8") as f:
    print(f.readlines())
with gzip.open("t.gz") as f:
    print(f.read(3), f.tell(), f.seek(0), f.readline())
print(gzip.decompress(open("t.gz", "rb").read()))
with gzip.GzipFile("b.gz", "wb") as f:
    f.write(b"x" * 100_000)
print(os.path.getsize("b.gz") < 1000, len(gzip.open("b.gz").read()))
with open("plain", "w") as f:
    f.write("not compressed")
try:
    gzip.open("plain").read()
except OSError as error:
    print(type(error).__name__, error)
for mode in ("rbt", "q"):
    try:
        gzip.open("plain", mode)
    except ValueError as error:
        print(type(error).__name__)
