# Line ends: translated, kept, or chosen.
with open("f", "wb") as f:
    f.write("abc\ndéf\r\nxy\rz".encode())
for newline in (None, "", "\n", "\r", "\r\n"):
    with open("f", newline=newline, encoding="utf-8") as f:
        print(repr(newline), f.readlines(), f.tell())
        f.seek(0)
        print(repr(f.read(2)), f.tell(), repr(f.readline()), f.tell(), repr(f.readline()), f.tell(), repr(f.read(1)), f.tell(), repr(f.read()), f.tell())
        f.seek(0)
        print(list(f))
    with open("g", "w", newline=newline) as f:
        print(f.write("a\nb\r\n"))
    print(open("g", "rb").read())
with open("f") as f:
    print(f.newlines, repr(f.read()), f.newlines)
with open("g", "wb") as f:
    f.write(b"one\ntwo\n")
with open("g") as f:
    f.read()
    print(repr(f.newlines))
with open("g", "rb") as f:
    print(f.readline(), f.readlines())
with open("long", "w") as f:
    for number in range(20000):
        f.write(f"line {number} é\r\n")
with open("long", newline="") as f:
    lines = f.readlines()
    print(len(lines), lines[12345], set(line[-3:] for line in lines))
with open("long") as f:
    print(sum(len(line) for line in f))
