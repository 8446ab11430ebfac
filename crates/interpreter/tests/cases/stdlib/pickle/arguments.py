# Signatures, defaults and complaints of the functions; the names that the module has.
import io
import pickle

calls = [
    lambda: pickle.dumps(1, protocol=None), lambda: pickle.dumps(1, -1), lambda: pickle.dumps(1, True), lambda: pickle.dumps(obj=1, protocol=0, fix_imports=False),
    lambda: pickle.dumps(), lambda: pickle.dumps(1, 6), lambda: pickle.dumps(1, "a"), lambda: pickle.dumps(1, 1.5), lambda: pickle.dumps(1, 10**30), lambda: pickle.dumps(1, 2, 3),
    lambda: pickle.dumps(1, 4, buffer_callback=print), lambda: pickle.dump(1, 5), lambda: pickle.dump(1, io.StringIO()), lambda: pickle.load(5), lambda: pickle.load(io.StringIO("N.")),
    lambda: pickle.load(io.BytesIO(b"")), lambda: pickle.loads("a"), lambda: pickle.loads(bytearray(b"N.")), lambda: pickle.loads(memoryview(b"K\x05.rest")), lambda: pickle.loads(b"N.", encoding=5),
    lambda: pickle.loads(b"S'\xe9'\n."), lambda: pickle.loads(b"S'\xe9'\n.", encoding="latin1"), lambda: pickle.loads(b"S'\xe9'\n.", encoding="bytes"), lambda: pickle.loads(b"S'\xe9'\n.", encoding="no"),
    lambda: pickle.loads(b"S'\xe9'\n.", errors="ignore"), lambda: pickle.loads(b"U\x02\xc3\xa9.", encoding="utf-8"), lambda: pickle.loads(b"T\x02\x00\x00\x00ab."),
]
for call in calls:
    try:
        print(repr(call()))
    except Exception as error:
        print(type(error).__name__, error)
print(pickle.__all__)
print(pickle.HIGHEST_PROTOCOL, pickle.DEFAULT_PROTOCOL, pickle.format_version, pickle.compatible_formats)
print({name: getattr(pickle, name) for name in pickle.__all__ if name.isupper()})
print(pickle.PickleError.__mro__, pickle.PicklingError.__bases__, pickle.UnpicklingError.__bases__, pickle.Pickler, pickle.Unpickler, pickle.PickleBuffer)
print([pickle.encode_long(number) for number in (0, 1, 255, 256, -1, -256, 10**20)], pickle.decode_long(b"\xff\x00"), pickle.decode_long(b""))


class Index:
    def __index__(self):
        return 2


print(pickle.dumps([1], Index()))


class File:
    def __init__(self, data):
        self.data = data

    def read(self, count):
        found, self.data = self.data[:count], self.data[count:]
        print("read", count)
        return found

    def readline(self):
        end = self.data.find(b"\n") + 1 or len(self.data)
        print("readline")
        return self.read(end)


for protocol in (0, 2, 4):
    print(pickle.load(File(pickle.dumps([1, "a", 2.5], protocol))))
for data in (b"", b"K", b"I12", b"\x80\x04\x95\x05\x00\x00\x00\x00\x00\x00\x00K", b"X\x05\x00\x00\x00ab"):
    try:
        pickle.load(File(data))
    except Exception as error:
        print(type(error).__name__, error)
