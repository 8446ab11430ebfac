# Pickles made by hand that ask for much, or for what is not there: an error each, and the session goes on.
import io
import pickle
import struct


class Endless:
    def __reduce__(self):
        return Endless, (Endless(),)


class Grows:
    def __getstate__(self):
        return {"more": Grows()}


class Lies(list):
    def __iter__(self):
        self.append(1)
        return super().__iter__()


class Changes:
    def __reduce__(self):
        table[len(table)] = 1
        return str, ()


def tried(call):
    try:
        return call()
    except Exception as error:
        return type(error).__name__


for wrong in (Endless(), Grows()):
    print(tried(lambda: pickle.dumps(wrong)))
table = {0: Changes(), 1: 2}
print(tried(lambda: pickle.dumps(table)))
print(len(pickle.loads(pickle.dumps(Lies([1, 2])))))
lengths = [struct.pack("<Q", number) for number in (2**40, 2**62, 2**63 - 1)]
for code in (b"\x8d", b"\x8e", b"\x95", b"\x96"):
    for length in lengths:
        print(code, tried(lambda: pickle.loads(code + length + b".")), tried(lambda: pickle.load(io.BytesIO(code + length + b"."))))
print(tried(lambda: pickle.loads(b"N" + b"2" * 100_000 + b"t.")))
print(len(pickle.loads(b"(N" + b"2" * 100_000 + b"t.")))
print(tried(lambda: pickle.loads(b"(" * 100_000 + b".")))
print(pickle.loads(b"N" + b"(1" * 100_000 + b"."))
print(tried(lambda: pickle.loads(b"cbuiltins\neval\n(V1/0\ntR.")), pickle.loads(b"cbuiltins\neval\n(V6*7\ntR."))
print(tried(lambda: pickle.loads(b"cbuiltins\nexec\n(Vimport no_such\ntR.")))
for number in range(256):
    tried(lambda: pickle.loads(bytes([number])))
    tried(lambda: pickle.loads(b"NNN" + bytes([number]) * 20 + b"."))
    tried(lambda: pickle.loads(b"(((NN" + bytes([number, 0, 0, 0, 0, 10, 10]) * 5 + b"."))


class Short:
    def read(self, count):
        return b"N" * (count + 5)

    def readline(self):
        return b""


class Wrong:
    def read(self, count):
        return "text"

    def readline(self):
        return 5


for file in (Wrong(),):
    print(tried(lambda: pickle.load(file)))
again = io.BytesIO()


class Inside:
    def __reduce__(self):
        return str, (str(tried(lambda: pickle.dumps([Inside2()]))),)


class Inside2:
    def __reduce__(self):
        raise ValueError("inside")


print(pickle.loads(pickle.dumps(Inside())))
pickler = pickle.Pickler(again)
try:
    pickler.dump([1, lambda: 1])
except Exception as error:
    print(type(error).__name__)
pickler.dump([2])
print(pickle.loads(again.getvalue()[again.getvalue().rfind(b"\x80\x04"):]))


class State:
    pass


state = pickle.loads(pickle.dumps(State()))
print(tried(lambda: pickle.loads(b"c__main__\nState\n)\x81}(I1\nI2\nub.")).__class__.__name__)
