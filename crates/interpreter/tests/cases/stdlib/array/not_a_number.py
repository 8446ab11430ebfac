import array
nan = float("nan")
a = array.array("d", [1, nan])
print(a == a, a != a, a == array.array("d", a), a < a, a <= a, a > a, a >= a)
b = array.array("f", [1, 2])
print(b == array.array("d", [1, 2]), b < array.array("d", [1, 3]), b < array.array("d", [1, 2, 0]), b == array.array("i", [1, 2]), b == [1, 2])
print(array.array("i", [1, 2]) < array.array("i", [1, 3]), array.array("i") == array.array("d"))
import struct
print(struct.pack("300p", b"x" * 300)[:2], struct.pack("300p", b"x" * 300)[255:260], struct.unpack("300p", struct.pack("300p", b"x" * 300))[0][-2:])
