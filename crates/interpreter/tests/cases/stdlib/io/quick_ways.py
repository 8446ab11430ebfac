# Streams in memory by their quick ways and by the others: subclasses, odd arguments, closed streams, views.
import io


def tried(work):
    try:
        return work()
    except Exception as error:
        return f"{type(error).__name__}: {error}"


class Text(io.StringIO):
    def __init__(self, *args):
        super().__init__("of the class\n", *args)
        self.mark = 1

    def __setattr__(self, name, value):
        names.append(name)
        object.__setattr__(self, name, value)


names = []
text = Text()
print(text.read(), text.tell(), text.mark, names)


class Loud(io.StringIO):
    def readline(self, *args):
        line = super().readline(*args)
        return line.upper()

    def write(self, s):
        return super().write(s + "!")


loud = Loud("a\nb\n")
print(list(loud))
print("x", 1, file=loud)
print(repr(loud.getvalue()))


class Shut(io.StringIO):
    closed = True


print(tried(lambda: iter(Shut("a"))), tried(lambda: Shut("a").read()))
for make in (io.StringIO, io.BytesIO):
    stream = make()
    print(tried(lambda: stream.seek(-1)), tried(lambda: stream.seek("a")), tried(lambda: stream.seek(0, 5)), tried(lambda: stream.seek(True)), stream.tell())
    print(tried(lambda: stream.read("a")), tried(lambda: stream.read(None)), tried(lambda: stream.readline(2.5)), tried(lambda: stream.write(5)))
    print(tried(lambda: stream.seek(0, 2)), tried(lambda: stream.seek(7)), stream.tell(), stream.read(), stream.readline())
    print(iter(stream) is stream, list(stream), next(stream, "end"))
    stream.close()
    for name in "read readline tell getvalue __next__".split():
        print(name, tried(getattr(stream, name)))
    print(tried(lambda: stream.seek(0)), tried(lambda: stream.write("a")), stream.closed, tried(lambda: iter(stream) is stream))
for arguments in ((None,), ("a\r\nb\r", None), ("a\nb", "\r\n"), ("a\r\nb\r", ""), ("a\nb", "\r"), (5,), ("a", 5), ("a", "x"), ("a", "b", "c")):
    print(arguments, tried(lambda: io.StringIO(*arguments).getvalue()), tried(lambda: list(io.StringIO(*arguments))))
print(tried(lambda: io.StringIO(newline="", initial_value="q\r").getvalue()), tried(lambda: io.StringIO(initial="q")))
stream = io.StringIO("line\nżółw\n🐢 end")
print(stream.readline(), stream.read(2), stream.tell(), stream.readline(1), stream.readline(), stream.read(1), stream.read())
stream.seek(30)
stream.write("far")
print(repr(stream.getvalue()), stream.tell())
data = io.BytesIO(b"abc\ndef")
view = data.getbuffer()
print(bytes(view[:1]), len(view))
view.release()
print(data.getvalue()[:1], data.seek(12), data.write(b"z"), len(data.getvalue()), data.getvalue()[-3:])
print(data.write(bytearray(b"12")), data.write(memoryview(b"3456")[1:3]), data.getvalue()[-4:], data.write(b""))
data.seek(0)
print(data.readline(2), data.readline(), data.read(3), data.read1(2), data.readline(-1)[:2], data.read())
data.seek(0)
print([line for line in data][:1], data.readlines())
print("a", "b", sep="-", end="", file=(out := io.StringIO()))
print("c", None, 1.5, file=out)
print("flushed", file=out, flush=True)
print(repr(out.getvalue()))


class Bad:
    def __str__(self):
        raise ValueError("no text")


print(tried(lambda: print("before", Bad(), file=out)), repr(out.getvalue()[-8:]))
