# Telling OS errors apart.
import errno
def classify(e):
    if e.errno == errno.ENOENT: return "missing"
    if e.errno in (errno.EACCES, errno.EPERM): return "forbidden"
    return errno.errorcode.get(e.errno, "unknown")
for number, text, name in ((2, "No such file", "a.txt"), (13, "Permission denied", "b"), (28, "No space left", None), (12345, "odd", None)):
    try:
        raise OSError(number, text, name) if name else OSError(number, text)
    except OSError as e:
        print(type(e).__name__, classify(e), e.errno, e.strerror, e.filename, e)
for cls in (FileNotFoundError, PermissionError, FileExistsError, IsADirectoryError, ConnectionError, BrokenPipeError, TimeoutError, InterruptedError, ChildProcessError, BlockingIOError):
    print(cls.__name__, issubclass(cls, OSError), cls.__mro__[1].__name__, cls("x").errno, cls(1, "y").errno)
print(OSError is IOError is EnvironmentError, errno.EAGAIN == errno.EWOULDBLOCK, errno.errorcode[2], OSError(2, "t") == OSError(2, "t"), OSError("only text").args)
try:
    raise OSError(errno.EEXIST, "File exists", "x", None, "y")
except FileExistsError as e:
    print(e, e.filename, e.filename2, e.args)
class Mine(OSError):
    pass
print(type(Mine(2, "x")).__name__, Mine(2, "x").errno, str(Mine(2, "x")), repr(Mine(2, "x", "f")), str(OSError(2, None)), str(OSError()), OSError(5).args)
