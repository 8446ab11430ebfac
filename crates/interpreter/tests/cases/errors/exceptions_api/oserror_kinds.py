# OSError picks its subclass from errno, and shows errno, text and names.
import sys
for n in (1, 2, 3, 4, 9, 10, 11, 13, 17, 20, 21, 32, 103, 104, 110, 111, 9999):
    e = OSError(n, "text")
    print(n, type(e).__name__, e, e.errno, e.strerror, e.filename, e.args)
e = OSError(2, "gone", "a.txt", None, "b.txt")
print(e, e.filename, e.filename2, e.args)
print(OSError(2, "gone", "a.txt"), OSError("one"), OSError(2), OSError(), repr(OSError(2, "x", "f")), OSError(1, 2, 3, 4, 5).args, FileNotFoundError(2, "m").errno, FileNotFoundError("just text"), FileNotFoundError().errno)
print(issubclass(FileNotFoundError, OSError), IOError is OSError, EnvironmentError is OSError, issubclass(ConnectionResetError, ConnectionError), issubclass(TimeoutError, OSError), issubclass(BlockingIOError, OSError))
class Mine(OSError): pass
print(type(Mine(2, "x")).__name__, Mine(2, "x").errno, Mine("a").errno, BlockingIOError(11, "b").errno)
try:
    raise PermissionError(13, "denied", "/etc/x")
except OSError as e:
    print(type(e).__name__, e.errno, e.filename, e)
