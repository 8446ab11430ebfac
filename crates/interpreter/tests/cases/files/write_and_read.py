# Text and bytes written, read whole, by line and by piece.
with open("notes.txt", "w") as f:
    print(f.write("first\nsecond\n"), f.write("third"))
with open("notes.txt") as f:
    print(repr(f.read()), repr(f.read()), f.closed)
print(f.closed)
with open("notes.txt") as f:
    print(f.readline(), f.readline(3), f.readline(), f.readlines())
with open("notes.txt") as f:
    for number, line in enumerate(f, 1):
        print(number, repr(line))
with open("notes.txt") as f:
    print(f.read(3), f.read(0) == "", f.read(100), f.read(5) == "")
with open("data.bin", "wb") as f:
    print(f.write(bytes(range(5))), f.write(bytearray(b"ab")), f.write(memoryview(b"xyz")[1:]))
with open("data.bin", "rb") as f:
    print(f.read(2), f.read(), f.read())
with open("lines.txt", "w") as f:
    f.writelines(["a\n", "b\n"])
    f.writelines(str(n) for n in range(3))
    print("printed", 1, 2, sep="-", file=f)
print(open("lines.txt").read())
open("once.txt", "w").write("never closed")
print(open("once.txt").read())
