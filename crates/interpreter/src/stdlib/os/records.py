# Tuples with names that `os` returns, and the class of the entries of a folder.
# Its function puts methods into a class.

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


