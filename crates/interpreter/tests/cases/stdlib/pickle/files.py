# Files of the guest's own: what is asked of them, and in which order.
import io
import pickle


class Recorder:
    def __init__(self, data=b""):
        self.inner = io.BytesIO(data)
        self.calls = []

    def write(self, data):
        self.calls.append(("write", len(data)))
        return self.inner.write(data)

    def read(self, count):
        self.calls.append(("read", count))
        return self.inner.read(count)

    def readline(self):
        self.calls.append("readline")
        return self.inner.readline()


for value in (1, [1, 2, 3], "text", {"a": (1, 2)}, list(range(300))):
    for protocol in (0, 2, 4):
        file = Recorder()
        pickle.dump(value, file, protocol)
        source = Recorder(file.inner.getvalue())
        print(file.calls, pickle.load(source) == value, source.inner.read())


class Derived(io.BytesIO):
    def read(self, count):
        print("read", count)
        return super().read(count)


print(pickle.load(Derived(pickle.dumps([1], 4))))
stream = io.BytesIO()
for number in range(4):
    pickle.dump([number] * number, stream, number)
stream.seek(0)
while True:
    try:
        print(pickle.load(stream), stream.tell())
    except EOFError as error:
        print(error)
        break
stream = io.BytesIO(b"\x80\x04]\x94(K\x01K\x02")
try:
    pickle.load(stream)
except EOFError as error:
    print(error)


class NoWrite:
    pass


class Raises:
    def write(self, data):
        raise OSError("full")


for file in (NoWrite(), Raises(), None):
    try:
        pickle.dump(1, file)
    except Exception as error:
        print(type(error).__name__, error)
