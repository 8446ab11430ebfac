# find, index, count, startswith, endswith, replace, split, partition, strip, join, splitlines of bytes.
b = b"abracadabra"
print(b.find(b"a", 1), b.find(98), b.find(b"z"), b.rfind(b"abra"), b.rfind(97, 0, 5), b.index(b"c"), b.rindex(b"b"), b.count(b"a"), b.count(97), b.count(b""), b.count(b"a", 1, 5), b.find(b""), b.find(b"", 20))
print(b.startswith(b"ab"), b.startswith((b"x", b"abr")), b.endswith(b"ra"), b.endswith((b"q",)), b.startswith(b"ra", 2), b.endswith(b"", 20))
print(b.replace(b"a", b"A"), b.replace(b"a", b"", 2), b.replace(b"", b"-", 3), b.replace(b"zz", b"y"))
print(b" a  b ".split(), b"a,b,,c".split(b","), b"a,b,c".split(b",", 1), b"a,b,c".rsplit(b",", 1), b"".split(), b"".split(b","), b"x\ny\r\nz\r".splitlines(), b"x\ny".splitlines(True), b"a\x0bb\x1cc".splitlines())
print(b"k=v=w".partition(b"="), b"k=v=w".rpartition(b"="), b"kv".partition(b"="), b"kv".rpartition(b"="))
print(b"  x ".strip(), b"xxaxx".strip(b"x"), b" x".lstrip(), b"x ".rstrip(), b"abcba".strip(b"ab"), b"abc".removeprefix(b"ab"), b"abc".removesuffix(b"bc"), b"abc".removesuffix(b""))
print(b",".join([b"a", b"b"]), b"".join([b"x", bytearray(b"y"), memoryview(b"z")]), b"-".join([]), type(b"".join([bytearray(b"q")])).__name__)
for bad in (lambda: b.index(b"z"), lambda: b.rindex(300), lambda: b.find("a"), lambda: b.split(b""), lambda: b.split(","), lambda: b.replace("a", "b"), lambda: b.startswith("a"), lambda: b.startswith(("a",)), lambda: b",".join(["a"]), lambda: b",".join([1]), lambda: b.partition(b""), lambda: b.strip("a"), lambda: b.count(256), lambda: b",".join(5), lambda: b.index(b"c", 5)):
    try:
        print(bad())
    except (TypeError, ValueError) as e:
        print(type(e).__name__, e)
