# Bytes cut, split, joined and replaced, short and long.
data = b"The quick brown fox"
print(data[3:9], data[:3], data[-3:], data[5:2], data[100:], data[:-100], data[:] == data, data[0:19] is data, data[True:4])
print(bytearray(data)[3:9], data[::2], data[9:3:-1])
for wrong in ("a", 1.5):
    try:
        data[wrong:2]
    except TypeError as error:
        print(error)


class Sub(bytes):
    pass


print(type(Sub(data)[1:3]), type(Sub(data) + data), type(data + Sub(data)), Sub(b"a") + b"b")
print(data + b"", b"" + data, data + bytearray(b"x"), bytearray(b"x") + data, data + memoryview(b"y"))
for wrong in ("a", 1, None, [1]):
    try:
        data + wrong
    except TypeError as error:
        print(error)
long = b"ab" * 3000
print(len(long + long), (long + b"c")[-3:], len(long[1:-1]))
print(data.replace(b"o", b"0"), data.replace(b"o", b"0", 1), data.replace(b"z", b"y"), data.replace(b"o", b"0", 0), data.replace(b"o", b"o") == data)
print(data.replace(b"z", b"y") is data, bytearray(b"aab").replace(b"a", b"c"), b"aa".replace(b"a", b"b", -1), b"".replace(b"a", b"b"))
print(long.replace(b"a", b"b").count(b"b"), long.replace(b"a", b"", 2)[:4], data.replace(bytearray(b"o"), memoryview(b"0")))
print(data.split(b" "), data.split(b" ", 1), data.rsplit(b" ", 1), data.split(b"quick brown fox jumps"), data.split(data), data.split(bytearray(b"o")))
same = b"a"
print(same.split(same), bytearray(b"a-b").split(b"-"), data.split(memoryview(b"q")), data.split(None, 1))
for wrong in ("a", 1, b""):
    try:
        data.split(wrong)
    except (TypeError, ValueError) as error:
        print(error)
