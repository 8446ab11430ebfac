# The classes of files, and how they show.
import io

open("f", "w").close()
for mode, buffering in (("r", -1), ("w", -1), ("rb", -1), ("wb", -1), ("rb+", -1), ("rb", 0), ("ab", 0), ("a+b", 0), ("w+b", 0)):
    with open("f", mode, buffering) as f:
        print(f, f.name, f.mode)
    print(f)
with open("f", "w") as f:
    print(f.buffer, f.buffer.raw, f.buffer.name, f.buffer.raw.name, f.buffer.raw.closefd, f.line_buffering, f.errors)
    print(isinstance(f, io.TextIOBase), isinstance(f.buffer, io.BufferedIOBase), isinstance(f.buffer.raw, io.RawIOBase), isinstance(f, io.IOBase))
    print(iter(f) is f, f.__enter__() is f)
print(type(f), type(f).__name__, type(f).__module__, io.FileIO, io.BufferedReader, io.BufferedWriter, io.BufferedRandom)
print(io.open is open)
print(io.FileIO("f", "w").write(b"raw"), io.FileIO("f").read(), io.FileIO("f", "a").mode)
for mode in ("q", "rw", "", "r++"):
    try:
        io.FileIO("f", mode)
    except ValueError as error:
        print(error)
print(io.TextIOWrapper(io.BytesIO(b"a\nb")).readlines(), io.BufferedReader(io.BytesIO(b"abc")).read(2))
wrapped = io.TextIOWrapper(io.BytesIO(), encoding="utf-8", newline="\r\n")
wrapped.write("x\ny\n")
wrapped.flush()
print(wrapped.buffer.getvalue(), wrapped.detach().getvalue())
