# Small programs over in-memory files.
import io
src = io.StringIO("name: Ann\nage: 30\n\n# comment\ncity: Oslo\n")
config = {}
for line in src:
    line = line.strip()
    if not line or line.startswith("#"): continue
    key, _, value = line.partition(":")
    config[key.strip()] = value.strip()
print(config)
out = io.StringIO()
for i, row in enumerate([("a", 1), ("b", 22)], 1):
    print(i, *row, sep="\t", file=out)
out.write("total\t23\n"); out.seek(0)
print([l.rstrip("\n").split("\t") for l in out], out.tell())
def tail(f, n):
    return f.read().splitlines()[-n:]
print(tail(io.StringIO("1\n2\n3\n"), 2))
def wc(f):
    lines = words = chars = 0
    for line in f: lines += 1; words += len(line.split()); chars += len(line)
    return lines, words, chars
print(wc(io.StringIO("one two\nthree\n")), wc(io.StringIO("")), wc(io.StringIO("no newline")))
class Tee(io.StringIO):
    def __init__(self, other): super().__init__(); self.other = other
    def write(self, s): self.other.append(s); return super().write(s)
seen = []; t = Tee(seen); print("x", "y", file=t); print(seen, repr(t.getvalue()))
buf = io.StringIO("abcdef"); buf.seek(2); buf.write("XY"); print(buf.getvalue(), buf.read(1), buf.tell()); buf.seek(0); buf.truncate(3); print(buf.getvalue(), repr(buf.read()))
