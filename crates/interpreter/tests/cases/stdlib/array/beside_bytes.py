# Arrays beside bytes and bytearrays: only a bytearray, which compares buffers, finds one equal.
import array

items = array.array("b", [1, 2, 3])
data, buffer = b"\x01\x02\x03", bytearray(b"\x01\x02\x03")
print(items == data, data == items, items == buffer, buffer == items, items != data, data != items, memoryview(items) == items)
for left, right in ((items, data), (data, items)):
    for compare in (lambda a, b: a < b, lambda a, b: a >= b):
        try:
            print(compare(left, right))
        except TypeError as error:
            print(error)
print(data in [items], items in [data], [items].index(buffer))


class Named(bytes):
    pass


print(Named(data) == items, items == Named(data), Named(data) == data)
