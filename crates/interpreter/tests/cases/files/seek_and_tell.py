# Places in a file, in bytes and in text.
with open("f", "wb+") as f:
    print(f.write(b"abcdef"), f.tell(), f.seek(1), f.write(b"Z"), f.seek(0), f.read(2), f.peek()[:3], f.tell(), f.read())
    print(f.seek(-2, 2), f.read(), f.seek(1), f.seek(2, 1), f.read(1), f.seek(3), f.truncate(), f.tell(), f.seek(8), f.write(b"!"))
    f.seek(0)
    print(f.read(), f.readline(), f.seek(0), f.readlines())
with open("t", "w+", encoding="utf-8") as f:
    print(f.write("hello\nwörld\n"), f.tell(), f.seek(0), f.readline(), f.tell(), f.read(2), f.tell(), f.read(), f.tell())
    print(f.seek(6), f.readline(), f.seek(0, 2), f.seek(0, 1))
    for arguments in ((2, 1), (-1,), (1, 2), (0, 9)):
        try:
            f.seek(*arguments)
        except (OSError, ValueError) as error:
            print(type(error).__name__, error)
    print(f.truncate(5), f.tell(), f.seek(0), f.read())
with open("t", "r") as f:
    next(f)
    try:
        f.tell()
    except OSError as error:
        print(error)
with open("t", "a+") as f:
    print(f.tell(), repr(f.read()), f.seek(0), f.read(3), f.write("END"), f.seek(0), f.read())
with open("t", "r+") as f:
    f.read(2)
    f.write("X")
    f.flush()
    print(open("t").read())
    f.seek(0)
    f.write("Y")
print(open("t").read())
with open("hole", "wb") as f:
    f.seek(5)
    f.write(b"x")
print(open("hole", "rb").read())
