# The operating system's face without an operating system: names, paths as text and the policy's environment.
# Files are those that the policy mounts (`os_files.py`); what would touch the host raises PermissionError.

from abc import ABC as _ABC, abstractmethod as _abstractmethod
from collections.abc import MutableMapping as _MutableMapping
from posix import fspath
import sys as _sys

name = "posix"
linesep = "\n"
curdir, pardir, sep, extsep, altsep, pathsep = ".", "..", "/", ".", None, ":"
defpath, devnull = "/bin:/usr/bin", "/dev/null"
F_OK, R_OK, W_OK, X_OK = 0, 4, 2, 1
SEEK_SET, SEEK_CUR, SEEK_END = 0, 1, 2
O_RDONLY, O_WRONLY, O_RDWR, O_CREAT, O_EXCL, O_TRUNC, O_APPEND, O_NONBLOCK = 0, 1, 2, 64, 128, 512, 1024, 2048
EX_OK, EX_USAGE, EX_DATAERR = 0, 64, 65
error = OSError
supports_bytes_environ = True


def _deny(what):
    raise PermissionError(f"{what} is not allowed here (allowed: paths as text, with os.path and pathlib's pure paths)")


class PathLike(_ABC):
    """What has a path: an object with __fspath__."""

    @_abstractmethod
    def __fspath__(self):
        raise NotImplementedError

    @classmethod
    def __subclasshook__(cls, subclass):
        if cls is PathLike:
            return any("__fspath__" in vars(base) for base in subclass.__mro__) or NotImplemented
        return NotImplemented

    def __class_getitem__(cls, item):
        import types
        return types.GenericAlias(cls, item)


def fsencode(filename):
    filename = fspath(filename)
    return filename.encode("utf-8", "surrogateescape") if isinstance(filename, str) else filename


def fsdecode(filename):
    filename = fspath(filename)
    return filename.decode("utf-8", "surrogateescape") if isinstance(filename, bytes) else filename


class _Environ(_MutableMapping):
    # What the policy lists; what is put in stays in this mapping.
    def __init__(self, kind, data):
        self._kind = kind
        self._data = data

    def _checked(self, value):
        if not isinstance(value, self._kind):
            raise TypeError(f"{self._kind.__name__} expected, not {type(value).__name__}")
        return value

    def __getitem__(self, key):
        try:
            return self._data[self._checked(key)]
        except KeyError:
            raise KeyError(key) from None

    def __setitem__(self, key, value):
        self._data[self._checked(key)] = self._checked(value)

    def __delitem__(self, key):
        try:
            del self._data[self._checked(key)]
        except KeyError:
            raise KeyError(key) from None

    def __iter__(self):
        yield from list(self._data)

    def __len__(self):
        return len(self._data)

    def __repr__(self):
        return "environ({" + ", ".join(f"{key!r}: {value!r}" for key, value in self._data.items()) + "})"

    def __ior__(self, other):
        self.update(other)
        return self

    def setdefault(self, key, value):
        known = key in self
        if not known:
            self[key] = value
        return self[key]

    def copy(self):
        return {**self}

    def __or__(self, other):
        return {**self, **other} if isinstance(other, _MutableMapping | dict) else NotImplemented

    def __ror__(self, other):
        return {**other, **self} if isinstance(other, _MutableMapping | dict) else NotImplemented


_Environ.__name__ = _Environ.__qualname__ = "_Environ"
environ = _Environ(str, _policy_environment())
environb = _Environ(bytes, {fsencode(key): fsencode(value) for key, value in environ.items()})


def getenv(key, default=None):
    return environ.get(key, default)


def getenvb(key, default=None):
    return environb.get(key, default)


def putenv(name, value, /):
    environ[name] = value


def unsetenv(name, /):
    environ.pop(name, None)


def get_exec_path(env=None):
    return (environ if env is None else env).get("PATH", defpath).split(pathsep)


def getpid():
    return 1


def getppid():
    return 0


def cpu_count():
    return 1


def strerror(code, /):
    import errno
    return errno._text(code)


def urandom(size, /):
    import secrets
    return secrets.token_bytes(size)


def _denied(name):
    def function(*args, **kwargs):
        _deny(f"os.{name}()")
    function.__name__ = function.__qualname__ = name
    return function


for _name in (
    "abort chown close dup dup2 execl execle execlp execv execve execvp fchmod fdopen fork getgid geteuid getlogin getuid isatty kill killpg link lseek "
    "mkfifo nice open pipe popen posix_spawn read sched_yield sendfile setuid setgid setsid spawnl spawnv statvfs symlink system times umask uname wait "
    "waitpid write getloadavg get_terminal_size fwalk getpgid getgroups _exit chroot closerange confstr copy_file_range ctermid device_encoding eventfd "
    "eventfd_read eventfd_write execlpe execvpe fchdir fchown forkpty fpathconf fstatvfs get_blocking get_inheritable getegid getgrouplist getpgrp "
    "getpriority getresgid getresuid getsid getxattr initgroups lchown listxattr lockf login_tty memfd_create mknod openpty pathconf pidfd_open pipe2 "
    "posix_fadvise posix_fallocate posix_spawnp pread preadv pwrite pwritev readv removexattr sched_get_priority_max sched_get_priority_min sched_getparam "
    "sched_getscheduler sched_rr_get_interval sched_setaffinity sched_setparam sched_setscheduler set_blocking set_inheritable setegid seteuid setgroups "
    "setpgid setpgrp setpriority setregid setresgid setresuid setreuid setxattr spawnle spawnlp spawnlpe spawnve spawnvp spawnvpe splice sysconf tcgetpgrp "
    "tcsetpgrp ttyname wait3 wait4 waitid writev"
).split():
    globals()[_name] = _denied(_name)
