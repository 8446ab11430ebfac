# Bytes of all lengths around that from which on they lie apart from their object: made, grown, cut, joined, copied and compared.
import array
import copy
import io
import struct

for length in (0, 1, 2, 47, 48, 49, 50, 96, 97, 300):
    whole = bytes(n % 251 for n in range(length))
    grown = bytearray()
    for byte in whole:
        grown.append(byte)
    print(length, grown == whole, bytes(grown) == whole, hash(whole) == hash(bytes(grown)), len(whole + whole), (whole * 3)[length:2 * length] == whole)
    print(whole[: length // 2] + whole[length // 2:] == whole, whole[::-1][::-1] == whole, whole.hex()[-4:], whole[-3:])
    grown[0:0] = b"head"
    grown[len(grown):] = b"tail"
    grown.extend(range(5))
    print(len(grown), bytes(grown[:4]), bytes(grown[-9:]))
    del grown[4:-9]
    print(grown)
    grown += bytes(60)
    grown.insert(3, 255)
    print(len(grown), grown.pop(), grown.pop(3), grown.count(0))
    grown.clear()
    print(grown, copy.copy(whole) == whole, copy.deepcopy([whole])[0] == whole)
    stream = io.BytesIO(whole)
    stream.seek(0, 2)
    stream.write(b"more")
    print(len(stream.getvalue()), stream.getvalue()[-4:])
    numbers = array.array("B", whole)
    numbers.append(7)
    numbers.insert(0, 9)
    numbers.frombytes(b"xyz")
    print(len(numbers), numbers[0], numbers[-4:].tolist())
    print(whole.split(b"\x05")[:2] == whole.split(b"\x05", 1)[:1] + whole.split(b"\x05")[1:2], whole.partition(b"\x2f")[1:2])
    print(struct.unpack(f"{length}s", whole)[0] == whole, whole.strip(b"\x00")[:1], whole.replace(b"\x01", b"")[:2], whole.upper()[:1])

view = bytearray(range(48))
with memoryview(view) as seen:
    seen[47] = 200
    try:
        view.append(1)
    except BufferError as error:
        print("BufferError:", error)
view.append(1)
print(len(view), view[-2:])
view[10:20] = bytes(10)
view[::2] = bytes(len(view[::2]))
print(view.hex())
keep = [bytes([n]) * n for n in range(120)]
del keep[::2]
again = [bytes([n]) * (120 - n) for n in range(120)]
print(all(part == bytes([2 * n + 1]) * (2 * n + 1) for n, part in enumerate(keep)), sum(map(len, again)))
