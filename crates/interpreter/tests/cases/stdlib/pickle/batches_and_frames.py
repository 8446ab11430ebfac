# Long containers go in batches of a thousand, long pickles in frames.
import hashlib
import io
import pickle

for count in (1, 2, 999, 1000, 1001, 2000, 2500):
    for value in ([*range(count)], {number: None for number in range(count)}, {*range(count)}, tuple(range(count)), frozenset(range(count))):
        for protocol in (0, 1, 2, 4, 5):
            data = pickle.dumps(value, protocol)
            print(count, type(value).__name__, protocol, len(data), hashlib.md5(data).hexdigest()[:8])
            assert pickle.loads(data) == value


class Listed(list):
    pass


class Mapped(dict):
    pass


for count in (0, 1, 2, 1000, 1001):
    for value in (Listed(range(count)), Mapped.fromkeys(range(count))):
        for protocol in (0, 1, 2, 4):
            data = pickle.dumps(value, protocol)
            print(count, type(value).__name__, protocol, len(data), hashlib.md5(data).hexdigest()[:8])
            assert pickle.loads(data) == value


class Writes:
    def __init__(self):
        self.parts = []

    def write(self, data):
        self.parts.append(bytes(data))
        return len(data)


texts = [f"text number {number} " * 10 for number in range(1000)]
for value in (texts, ["x" * 100_000, "y" * 10, b"z" * 70_000, bytearray(b"w" * 65536)], ["x" * 65535], [b"x" * 65536, 1], "a" * 200_000, 1, "", [1.5] * 20_000):
    for protocol in (0, 2, 3, 4, 5):
        file = Writes()
        pickle.dump(value, file, protocol)
        whole = b"".join(file.parts)
        print(protocol, [len(part) for part in file.parts], hashlib.md5(whole).hexdigest()[:8], hashlib.md5(pickle.dumps(value, protocol)).hexdigest()[:8])
        assert pickle.loads(whole) == value
        assert pickle.load(io.BytesIO(whole)) == value
