# The line ends that a text in memory had, and buffers of other kinds that bytes are read into.
import array
import io

for newline in (None, "", "\n", "\r", "\r\n"):
    text = io.StringIO("a\nb\r\nc\rd", newline=newline)
    print(repr(newline), text.newlines, end=" ")
    text = io.StringIO(newline=newline)
    seen = [text.newlines]
    for part in ("plain", "a\r", "\nb", "c\r\n"):
        text.write(part)
        seen.append(text.newlines)
    print(seen, repr(text.getvalue()))
text.close()
try:
    text.newlines
except ValueError as error:
    print("ValueError:", error)

for target in (bytearray(3), array.array("b", b"hello world"), array.array("i", [1, 2]), memoryview(bytearray(5))[1:4], memoryview(array.array("h", [1, 2, 3]))):
    data = io.BytesIO(b"abcdefgh")
    print(data.readinto(target), bytes(target), data.tell())
room = bytearray(2)
data = io.BytesIO(b"abc")
data.readinto(room)
room.extend(b"more")
print(room)
for target in (b"abc", "abc", [1, 2], None, memoryview(b"abc")):
    try:
        print(data.readinto(target))
    except TypeError as error:
        print("TypeError:", error)
