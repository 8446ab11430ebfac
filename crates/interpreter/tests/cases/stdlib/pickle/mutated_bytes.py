# Pickles with bytes changed, left out or put in end as CPython's do: with the same value or the same kind of error.
import hashlib
import pickle


class Numbers:
    """The same numbers everywhere."""

    def __init__(self, seed):
        self.state = seed

    def below(self, limit):
        self.state = (self.state * 6364136223846793005 + 1442695040888963407) % 2**64
        return (self.state >> 33) % limit


numbers = Numbers(7)
sources = [
    [1, 2.5, "text", None, True, (1, 2), {"a": [1, 2], "b": {3, 4}}, b"bytes", frozenset([5]), 10**20, -5],
    {"k" * 3: [(), [], {}], 1: (1, 2, 3, 4), "long": "é" * 50}, [[i, str(i)] for i in range(30)], bytearray(b"array"), ((1,), ((2,),)),
]
codes = b"(.012FIJKLMNQSTUVXabdehloqstu])}G"
counts = {}
digest = hashlib.md5()
for turn in range(6000):
    data = bytearray(pickle.dumps(sources[turn % len(sources)], turn % 6))
    for _ in range(1 + numbers.below(3)):
        at, what = numbers.below(len(data)), numbers.below(4)
        if what == 0:
            data[at] = numbers.below(256)
        elif what == 1:
            del data[at]
        elif what == 2:
            data.insert(at, numbers.below(256))
        else:
            data[at:at + 1] = bytes([codes[numbers.below(len(codes))]])
    # Names that are looked up say where they were not found, which is another place in each interpreter; long lengths ask for memory.
    if b"c" in data or b"i" in data or b"\x8d" in data or b"\x8e" in data or b"\x96" in data or b"r" in data or b"p" in data or b"\x93" in data or b"\x8b" in data:
        continue
    try:
        said = "value " + repr(pickle.loads(bytes(data)))
    except Exception as error:
        said = type(error).__name__ + " " + str(error)
    kind = said.split()[0]
    counts[kind] = counts.get(kind, 0) + 1
    digest.update(said.encode("utf-8", "backslashreplace"))
    if turn % 100 == 0:
        print(turn, ascii(said)[:300], digest.hexdigest()[:8])
print(sorted(counts.items()), digest.hexdigest())
