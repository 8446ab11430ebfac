# The numbers that `os` names: facts of Linux, which programs may name though nothing here acts on them.

CLD_CONTINUED, CLD_DUMPED, CLD_EXITED, CLD_KILLED, CLD_STOPPED, CLD_TRAPPED = 6, 3, 1, 2, 5, 4
EFD_CLOEXEC, EFD_NONBLOCK, EFD_SEMAPHORE = 524288, 2048, 1
EX_CANTCREAT, EX_CONFIG, EX_IOERR, EX_NOHOST, EX_NOINPUT, EX_NOPERM, EX_NOUSER, EX_OSERR, EX_OSFILE = 73, 78, 74, 68, 66, 77, 67, 71, 72
EX_PROTOCOL, EX_SOFTWARE, EX_TEMPFAIL, EX_UNAVAILABLE = 76, 70, 75, 69
F_LOCK, F_TEST, F_TLOCK, F_ULOCK = 1, 3, 2, 0
GRND_NONBLOCK, GRND_RANDOM = 1, 2
MFD_ALLOW_SEALING, MFD_CLOEXEC, MFD_HUGETLB, MFD_HUGE_16GB, MFD_HUGE_16MB, MFD_HUGE_1GB = 2, 1, 4, 2281701376, 1610612736, 2013265920
MFD_HUGE_1MB, MFD_HUGE_256MB, MFD_HUGE_2GB, MFD_HUGE_2MB, MFD_HUGE_32MB = 1342177280, 1879048192, 2080374784, 1409286144, 1677721600
MFD_HUGE_512KB, MFD_HUGE_512MB, MFD_HUGE_64KB, MFD_HUGE_8MB, MFD_HUGE_MASK = 1275068416, 1946157056, 1073741824, 1543503872, 63
MFD_HUGE_SHIFT = 26
NGROUPS_MAX = 65536
O_ACCMODE, O_ASYNC, O_CLOEXEC, O_DIRECT, O_DIRECTORY, O_DSYNC, O_FSYNC, O_LARGEFILE = 3, 8192, 524288, 16384, 65536, 4096, 1052672, 0
O_NDELAY, O_NOATIME, O_NOCTTY, O_NOFOLLOW, O_PATH, O_RSYNC, O_SYNC = 2048, 262144, 256, 131072, 2097152, 1052672, 1052672
O_TMPFILE = 4259840
POSIX_FADV_DONTNEED, POSIX_FADV_NOREUSE, POSIX_FADV_NORMAL, POSIX_FADV_RANDOM, POSIX_FADV_SEQUENTIAL = 4, 5, 0, 1, 2
POSIX_FADV_WILLNEED, POSIX_SPAWN_CLOSE, POSIX_SPAWN_DUP2, POSIX_SPAWN_OPEN = 3, 1, 2, 0
PRIO_PGRP, PRIO_PROCESS, PRIO_USER = 1, 0, 2
P_ALL, P_NOWAIT, P_NOWAITO, P_PGID, P_PID, P_PIDFD, P_WAIT = 0, 1, 1, 2, 1, 3, 0
RTLD_DEEPBIND, RTLD_GLOBAL, RTLD_LAZY, RTLD_LOCAL, RTLD_NODELETE, RTLD_NOLOAD, RTLD_NOW = 8, 256, 1, 0, 4096, 4, 2
RWF_APPEND, RWF_DSYNC, RWF_HIPRI, RWF_NOWAIT, RWF_SYNC = 16, 2, 1, 8, 4
SCHED_BATCH, SCHED_FIFO, SCHED_IDLE, SCHED_OTHER, SCHED_RESET_ON_FORK, SCHED_RR = 3, 1, 5, 0, 1073741824, 2
SEEK_DATA, SEEK_HOLE = 3, 4
SPLICE_F_MORE, SPLICE_F_MOVE, SPLICE_F_NONBLOCK = 4, 1, 2
ST_APPEND, ST_MANDLOCK, ST_NOATIME, ST_NODEV, ST_NODIRATIME, ST_NOEXEC, ST_NOSUID, ST_RDONLY = 256, 64, 1024, 4, 2048, 8, 2, 1
ST_RELATIME, ST_SYNCHRONOUS, ST_WRITE = 4096, 16, 128
TMP_MAX = 238328
WCONTINUED, WEXITED, WNOHANG, WNOWAIT, WSTOPPED, WUNTRACED = 8, 4, 1, 16777216, 2, 2
XATTR_CREATE, XATTR_REPLACE, XATTR_SIZE_MAX = 1, 2, 65536


def major(device, /):
    return device >> 32 & 0xFFFFF000 | device >> 8 & 0xFFF


def minor(device, /):
    return device >> 12 & 0xFFFFFF00 | device & 0xFF


def makedev(major, minor, /):
    return (major & 0xFFFFF000) << 32 | (major & 0xFFF) << 8 | (minor & 0xFFFFFF00) << 12 | minor & 0xFF


def WIFEXITED(status):
    return status & 0x7F == 0


def WEXITSTATUS(status):
    return status >> 8 & 0xFF


def WIFSIGNALED(status):
    return 0 < status & 0x7F < 0x7F


def WTERMSIG(status):
    return status & 0x7F


def WIFSTOPPED(status):
    return status & 0xFF == 0x7F


def WSTOPSIG(status):
    return status >> 8 & 0xFF


def WIFCONTINUED(status):
    return status == 0xFFFF


def WCOREDUMP(status, /):
    return bool(status & 0x80)


def waitstatus_to_exitcode(status):
    """The exit code of a process, or minus the signal that ended it."""
    status = _index(status)
    if WIFEXITED(status):
        return WEXITSTATUS(status)
    if WIFSIGNALED(status):
        return -WTERMSIG(status)
    if WIFSTOPPED(status):
        raise ValueError(f"process stopped by delivery of signal {WSTOPSIG(status)}")
    raise ValueError(f"invalid wait status: {status}")


from _records import record_type as _record_type

stat_result = _record_type(
    "os", "stat_result", "st_mode st_ino st_dev st_nlink st_uid st_gid st_size".split(),
    "st_atime st_mtime st_ctime st_atime_ns st_mtime_ns st_ctime_ns st_blksize st_blocks st_rdev".split(), 3,
)
statvfs_result = _record_type("os", "statvfs_result", "f_bsize f_frsize f_blocks f_bfree f_bavail f_files f_ffree f_favail f_flag f_namemax".split(), ["f_fsid"])
terminal_size = _record_type("os", "terminal_size", ["columns", "lines"])
times_result = _record_type("posix", "times_result", "user system children_user children_system elapsed".split())
uname_result = _record_type("posix", "uname_result", "sysname nodename release version machine".split())
waitid_result = _record_type("posix", "waitid_result", "si_pid si_uid si_signo si_status si_code".split())
sched_param = _record_type("posix", "sched_param", ["sched_priority"])


def _whole_numbers_first(cls):
    # The three unnamed items are the times as whole numbers.
    def __repr__(self):
        fields = "st_mode st_ino st_dev st_nlink st_uid st_gid st_size st_atime st_mtime st_ctime".split()
        return "os.stat_result(" + ", ".join([f"{field}={value!r}" for field, value in zip(fields, self)]) + ")"

    def time(at):
        return property(lambda self: self[at + 7] if self._more[at] is None else self._more[at])

    cls.__repr__ = __repr__
    for at, field in enumerate(("st_atime", "st_mtime", "st_ctime")):
        setattr(cls, field, time(at))


_whole_numbers_first(stat_result)
sched_param.__new__ = staticmethod(lambda cls, sched_priority: tuple.__new__(cls, (sched_priority,)))


class DirEntry:
    """An entry of a folder, as `scandir` gives it."""
    __module__ = "posix"

    def __new__(cls, *args, **kwargs):
        raise TypeError("cannot create 'posix.DirEntry' instances")

    name = property()
    path = property()


def register_at_fork(*, before=None, after_in_child=None, after_in_parent=None):
    if before is None and after_in_child is None and after_in_parent is None:
        raise TypeError("At least one argument is required.")


def sched_getaffinity(pid, /):
    return {0}


def getrandom(size, flags=0):
    return urandom(size)
