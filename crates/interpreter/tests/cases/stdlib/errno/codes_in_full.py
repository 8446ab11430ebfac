# Error numbers, and how OSError uses them.
import errno, os
for name in ("ENOENT", "EACCES", "EEXIST", "EPERM", "EINVAL", "EAGAIN", "EPIPE", "ENOTDIR", "EISDIR", "ECONNREFUSED", "ETIMEDOUT", "EINTR", "ECHILD", "ESRCH", "EWOULDBLOCK", "ENOSPC", "ERANGE", "EDOM"):
    number = getattr(errno, name)
    print(name, number, errno.errorcode[number], os.strerror(number), type(OSError(number, "m")).__name__)
print(OSError(2, "No such file", "x.txt"), repr(OSError(2, "m")), OSError(2, "m").errno, OSError("just text").errno, isinstance(OSError(17, "x"), FileExistsError), OSError(errno.ENOENT, os.strerror(errno.ENOENT), "f").filename, str(FileNotFoundError(2, "a", "b", None, "c")))
print(len(errno.errorcode) > 100, errno.EWOULDBLOCK == errno.EAGAIN, os.strerror(99999), os.error is OSError)
try:
    raise PermissionError(errno.EACCES, "denied", "/etc/x")
except OSError as error:
    print(error.errno == errno.EACCES, error.strerror, error.filename, error.args, error)
