# What needs no operating system: numbers, wait statuses, encodings of paths.
import os

for device in (0, 1, 2049, 0x801, 66306, 0xFFFFF):
    print(device, os.major(device), os.minor(device), os.makedev(os.major(device), os.minor(device)) == device)
print(os.makedev(8, 1), os.makedev(4096, 256), os.makedev(0, 0))
for status in (0, 1, 9, 256, 512, 127, 0x137F, 0x8B, 0xFFFF, 0x7F, 15, 65280, 0x17F):
    print(status, os.WIFEXITED(status), os.WEXITSTATUS(status), os.WIFSIGNALED(status), os.WTERMSIG(status), os.WIFSTOPPED(status), os.WSTOPSIG(status), os.WIFCONTINUED(status), os.WCOREDUMP(status))
    try:
        print("   ", os.waitstatus_to_exitcode(status))
    except ValueError as error:
        print("   ", error)
print(os.WIFEXITED(status=0), os.waitstatus_to_exitcode(status=256))
for code in (0, 1, 2, 13, 17, 22, 39, 133, 200, -1):
    print(code, os.strerror(code))


class Path:
    def __init__(self, path):
        self.path = path

    def __fspath__(self):
        return self.path


for path in ("a/b", "é€", b"a", b"\xff\xfe", "\udcff", "", b"", Path("x/é"), Path(b"y\xff"), "a\0b"):
    print(repr(path) if not isinstance(path, Path) else "Path", os.fsencode(path), ascii(os.fsdecode(path)))
for function in (os.fsencode, os.fsdecode, os.fspath):
    for wrong in (None, 5, [], bytearray(b"x"), Path(5), Path(Path("x")), object):
        try:
            print(function(wrong))
        except (TypeError, AttributeError) as error:
            print(function.__name__, type(error).__name__, error)
for function in (os.fsencode, os.fsdecode, os.getcwd, os.strerror, os.major, os.urandom, os.cpu_count, os.getpid):
    print(function.__name__, function.__module__, type(function).__name__ in ("builtin_function_or_method", "function"))
for call in (
    lambda: os.getpid(1), lambda: os.strerror(), lambda: os.strerror("x"), lambda: os.strerror(code=1), lambda: os.urandom(-1), lambda: os.urandom("x"),
    lambda: os.WIFEXITED("x"), lambda: os.waitstatus_to_exitcode("x"), lambda: os.waitstatus_to_exitcode(), lambda: os.WCOREDUMP(status=1), lambda: os.makedev(1), lambda: os.register_at_fork(), lambda: os.register_at_fork(before=5), lambda: os.getcwd(1),
):
    try:
        print(call())
    except (TypeError, ValueError) as error:
        print(type(error).__name__, error)
print(len(os.urandom(0)), len(os.urandom(16)), type(os.urandom(3)).__name__, os.urandom(8) != os.urandom(8), len(os.getrandom(5)))
print(os.F_OK, os.R_OK, os.W_OK, os.X_OK, os.SEEK_SET, os.SEEK_CUR, os.SEEK_END, os.O_RDONLY, os.O_CREAT, os.O_TRUNC, os.EX_OK, os.EX_USAGE, os.O_CLOEXEC, os.WNOHANG, os.XATTR_SIZE_MAX, os.MFD_HUGE_16GB, os.PRIO_USER)
print(type(os.cpu_count()).__name__, type(os.getpid()).__name__, isinstance(os.sched_getaffinity(0), set), os.register_at_fork(before=print))
