# Places, line ends and subclasses of StringIO.
import io


def err(f, *args):
    try:
        print(repr(f(*args)))
    except Exception as e:
        print(type(e).__name__, e)


for newline in (None, "", "\n", "\r", "\r\n"):
    s = io.StringIO("a\nb\r\nc\rd", newline)
    print(repr(newline), repr(s.getvalue()), list(s), s.tell(), s.write("x\ny"), repr(s.getvalue()))
s = io.StringIO("héllo wörld €𝄞\nzwei")
print(s.read(3), s.tell(), s.readline(), s.tell(), s.seek(1), s.write("EE"), s.getvalue(), s.seek(0, 2), s.write("!"), s.getvalue())
s.seek(50)
print(repr(s.read()), s.write(""), len(s.getvalue()), s.write("z"), repr(s.getvalue()), s.truncate(4), repr(s.getvalue()), s.tell())
print(s.seek(2), s.truncate(), repr(s.getvalue()), s.truncate(100), repr(s.getvalue()))
for size in (0, 2, -1, None, True):
    t = io.StringIO("abc\ndef")
    print(size, repr(t.read(size)), repr(t.readline(size)))
err(s.read, "x")
err(s.readline, 1.5)
err(s.write, 5)
err(s.write, b"x")
err(s.seek, -1)
err(s.seek, 1, 1)
err(s.seek, 0, 5)
err(s.truncate, -1)
s.close()
for f in (s.read, s.readline, s.getvalue, s.tell, s.__next__, s.truncate, s.readable):
    err(f)
err(s.write, "x")
print(s.closed)


class Shout(io.StringIO):
    def readline(self, *args):
        return super().readline(*args).upper()

    def write(self, text):
        return super().write(text + "!")


with Shout("a\nb\n") as f:
    print(list(f), f.write("x"), f.getvalue(), f.readlines())
    f.seek(0)
    print(f.readlines(), next(f, "end"))
    print("p", "q", sep="-", end="", file=f)
    print(repr(f.getvalue()))
f = io.StringIO()
f.writelines(["a\n", "b\n"])
print(f.getvalue(), f.seek(0), f.readlines(1), [line for line in f], f.line_buffering, f.encoding)
