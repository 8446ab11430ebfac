# What os can do without a host.
import os
print(os.name, os.sep, os.pathsep, os.extsep, os.altsep, repr(os.linesep), os.devnull, os.curdir, os.pardir, os.O_RDONLY, os.O_CREAT | os.O_WRONLY, os.F_OK, os.R_OK, os.SEEK_END)
print(len(os.urandom(8)), type(os.urandom(1)).__name__, os.urandom(0), isinstance(os.getpid(), int), os.strerror(2), os.strerror(13), os.error is OSError, os.fspath("x"), os.path.__name__, os.waitstatus_to_exitcode(0), os.waitstatus_to_exitcode(256), os.WEXITSTATUS(512), os.WIFEXITED(0), os.WIFSIGNALED(9), os.WTERMSIG(9))
print(os.terminal_size((80, 24)), os.terminal_size((80, 24)).columns, os.stat_result(range(10)).st_size, os.makedev(1, 2), os.major(258), os.minor(258), os.EX_OK, os.EX_USAGE, os.P_NOWAIT, os.get_exec_path({"PATH": "/a:/b"}), issubclass(os.PathLike, object), os.PathLike[str])
for bad in (lambda: os.urandom(-1), lambda: os.urandom("x"), lambda: os.fspath(1), lambda: os.terminal_size((1,)), lambda: os.strerror("x"), lambda: os.waitstatus_to_exitcode(-1) if False else os.waitstatus_to_exitcode("a"), lambda: os.nothing):
    try:
        print(bad())
    except Exception as error:
        print(type(error).__name__, error)
print(sorted(n for n in dir(os) if n.startswith("EX_"))[:5], os.supports_bytes_environ, os.cpu_count() >= 1, os.getcwd().startswith("/"), isinstance(os.getcwdb(), bytes), callable(os.walk), callable(os.listdir))
