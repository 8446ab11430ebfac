# What a mode does not allow.
import io


def show(f, *names):
    for name in names:
        try:
            result = eval("f." + name, {"f": f})
        except Exception as error:
            result = f"{type(error).__name__}: {error}"
        print(name, repr(result))


with open("f", "w") as f:
    f.write("abc\n")
with open("f") as f:
    show(f, "write('x')", "write(b'x')", "truncate()", "writelines([])", "writelines(['x'])", "read('x')", "readline(None)", "read(None)")
with open("f", "rb") as f:
    show(f, "write(b'x')", "write('x')", "truncate()", "read('x')", "read(-5)", "readinto(b'x')", "seek(-1)", "seek(0, 9)")
with open("f", "w") as f:
    show(f, "read()", "readline()", "readlines()", "__next__()", "write(5)", "write(b'x')", "writelines(['a', 3])")
with open("f", "wb") as f:
    show(f, "read()", "readline()", "readlines()", "__next__()", "write('x')", "writelines([1])", "write(5)")
with open("f", "rb", 0) as f:
    show(f, "write(b'x')", "truncate()", "read()", "readall()")
with open("f", "wb", 0) as f:
    show(f, "read()", "readline()", "readinto(bytearray(1))", "write(b'xyz')", "write('x')")
print(issubclass(io.UnsupportedOperation, OSError), issubclass(io.UnsupportedOperation, ValueError))
