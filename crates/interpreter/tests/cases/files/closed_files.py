# Closed files refuse, each class in its own words.
import io

names = [
    "read()", "read(1)", "readline()", "readlines()", "write('x')", "write(b'x')", "writelines([])", "seek(0)", "tell()", "truncate()", "flush()", "isatty()",
    "readable()", "writable()", "seekable()", "closed", "name", "mode", "__next__()", "__enter__()", "close()", "peek()", "read1()", "readinto(bytearray(2))",
]


def show(f):
    for name in names:
        try:
            result = eval("f." + name, {"f": f})
        except AttributeError:
            result = "no such attribute"
        except Exception as error:
            result = f"{type(error).__name__}: {error}"
        print(name, result)


for mode, buffering in (("r", -1), ("rb", -1), ("wb", -1), ("rb+", -1), ("rb", 0), ("w", -1)):
    open("f", "w").close()
    f = open("f", mode, buffering)
    f.close()
    f.close()
    print("closed", mode, buffering)
    show(f)
