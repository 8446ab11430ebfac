# Names, numbers and their exception classes.
import errno
import os

names = ["EPERM", "ENOENT", "ESRCH", "EINTR", "EIO", "EBADF", "EAGAIN", "ENOMEM", "EACCES", "EEXIST", "ENOTDIR", "EISDIR", "EINVAL", "EPIPE", "EDOM", "ERANGE", "EWOULDBLOCK", "ENOTEMPTY", "ECONNREFUSED", "ETIMEDOUT", "ENOSPC", "ECHILD", "EXDEV", "ENOSYS", "ECONNRESET", "ECONNABORTED", "EALREADY", "EINPROGRESS"]
for name in names:
    print(name, getattr(errno, name), errno.errorcode[getattr(errno, name)])
for code in (errno.ENOENT, errno.EACCES, errno.EEXIST, errno.EISDIR, errno.ENOTDIR, errno.EINTR, errno.EPIPE, errno.ECHILD, errno.ESRCH, errno.ETIMEDOUT, errno.ECONNREFUSED, errno.EAGAIN, errno.EINVAL, errno.EPERM, errno.ECONNRESET, errno.ECONNABORTED, errno.EALREADY):
    e = OSError(code, os.strerror(code))
    print(type(e).__name__, e.errno, e.strerror, "|", e)
e = OSError(errno.ENOENT, "gone", "file.txt")
print(e, repr(e), e.filename, e.filename2, e.args, isinstance(e, FileNotFoundError))
print(OSError(errno.ENOENT, "gone", "a", None, "b"), OSError("plain").errno, OSError(), repr(OSError(1, "x")))
try:
    raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), "missing.txt")
except OSError as e:
    print(type(e).__name__, e.errno == errno.ENOENT, e)
print(type(errno.errorcode).__name__, len(errno.errorcode) > 100, 2 in errno.errorcode, errno.errorcode.get(99999))
print(type(OSError(99999, "odd")).__name__, PermissionError(errno.EACCES, "no").errno, FileNotFoundError("x").errno)
