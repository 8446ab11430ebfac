# Buffers beside the pickle.
import pickle


class Block(bytearray):
    def __reduce_ex__(self, protocol):
        if protocol >= 5:
            return type(self)._again, (pickle.PickleBuffer(self),), None
        return type(self)._again, (bytearray(self),)

    @classmethod
    def _again(cls, data):
        with memoryview(data) as view:
            data = view.obj
            return data if type(data) is cls else cls(data)


block = Block(b"some data")
for protocol in (4, 5):
    data = pickle.dumps(block, protocol)
    print(data, pickle.loads(data) == block)
taken = []
data = pickle.dumps(block, 5, buffer_callback=taken.append)
print(data, [type(buffer).__name__ for buffer in taken])
print(pickle.loads(data, buffers=taken) is block)
kept = []
print(pickle.dumps([pickle.PickleBuffer(b"ro"), pickle.PickleBuffer(bytearray(b"rw"))], 5, buffer_callback=kept.append))
print(pickle.dumps([pickle.PickleBuffer(b"ro"), pickle.PickleBuffer(bytearray(b"rw"))], 5, buffer_callback=lambda buffer: True))
print(pickle.dumps(pickle.PickleBuffer(b"in"), 5), pickle.dumps(pickle.PickleBuffer(bytearray(b"in")), 5))
out = pickle.dumps([pickle.PickleBuffer(b"ro"), pickle.PickleBuffer(bytearray(b"rw"))], 5, buffer_callback=lambda buffer: None)
print(pickle.loads(out, buffers=[b"one", bytearray(b"two")]), [type(item).__name__ for item in pickle.loads(out, buffers=iter([bytearray(b"1"), b"2"]))])
for buffers in ([], [b"1"], None, 5, ["text", "text"]):
    try:
        print(pickle.loads(out, buffers=buffers))
    except Exception as error:
        print(type(error).__name__, error)
buffer = pickle.PickleBuffer(bytearray(b"abcdef"))
print(buffer.raw().tobytes(), memoryview(buffer).tobytes(), bytes(buffer), buffer.raw().readonly, memoryview(buffer)[1:3].tobytes())
buffer.release()
for call in (lambda: buffer.raw(), lambda: pickle.dumps(buffer, 5), lambda: pickle.PickleBuffer(5), lambda: pickle.dumps(pickle.PickleBuffer(b"a"), 4), lambda: pickle.PickleBuffer(memoryview(b"abcd")[::2]).raw(),
             lambda: pickle.dumps(pickle.PickleBuffer(memoryview(b"abcd")[::2]), 5), lambda: pickle.PickleBuffer(memoryview(b"abcd")[1:3]).raw().tobytes()):
    try:
        print(call())
    except Exception as error:
        print(type(error).__name__, error)
