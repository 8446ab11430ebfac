# What is at a path in the mounts; without mounts, looking at a file raises PermissionError. Paths as text are native
# (posixpath.rs): here is what they ask of guest code, and of the current folder.

import os as _os
import posix as _posix
from os import fspath as _fspath

__all__ = (
    "normcase isabs join splitdrive split splitext basename dirname commonprefix getsize getmtime getatime getctime islink exists lexists isdir "
    "isfile ismount expanduser expandvars normpath abspath samefile sameopenfile samestat curdir pardir sep pathsep defpath altsep extsep devnull "
    "realpath supports_unicode_filenames relpath commonpath"
).split()

curdir = "."
pardir = ".."
extsep = "."
sep = "/"
pathsep = ":"
defpath = "/bin:/usr/bin"
altsep = None
devnull = "/dev/null"
supports_unicode_filenames = False


def _plainly(function, path):
    return function(_fspath(path))


def _check_kinds(function, paths):
    is_text = is_bytes = False
    for path in paths:
        if isinstance(path, str):
            is_text = True
        elif isinstance(path, bytes):
            is_bytes = True
        else:
            raise TypeError(f"{function}() argument must be str, bytes, or os.PathLike object, not {path.__class__.__name__!r}") from None
    if is_text and is_bytes:
        raise TypeError("Can't mix strings and bytes in path components") from None


def _join_plainly(function, a, *p):
    a = _fspath(a)
    try:
        parts = [*map(_fspath, p)]
    except TypeError:
        _check_kinds("join", (a, *p))
        raise
    if any(isinstance(part, bytes) != isinstance(a, bytes) for part in parts):
        _check_kinds("join", (a, *p))
    return function(a, *parts)


def _join_by_name(a, *p):
    return join(a, *p)


_join_by_name.__name__ = _join_by_name.__qualname__ = "join"


def _from_here(path):
    path = _fspath(path)
    if not isabs(path):
        path = join(_os.getcwdb() if isinstance(path, bytes) else _os.getcwd(), path)
    return normpath(path)


def realpath(filename, *, strict=False):
    # There are no links.
    path = abspath(filename)
    if strict:
        _os.stat(path)
    return path


def _relative_from_here(path, start):
    # Both are seen from the root.
    if not path:
        raise ValueError("no path specified")
    path = _fspath(path)
    start = (b"." if isinstance(path, bytes) else ".") if start is None else _fspath(start)
    if isinstance(path, bytes) != isinstance(start, bytes):
        _check_kinds("relpath", (path, start))
    return relpath(abspath(path), abspath(start))


def _common_prefix(m):
    if not m:
        return ""
    if not isinstance(m[0], (list, tuple)):
        m = tuple(map(_fspath, m))
    low, high = min(m), max(m)
    for at, item in enumerate(low):
        if item != high[at]:
            return low[:at]
    return low


def _common_path(paths):
    if not paths:
        raise ValueError("commonpath() arg is an empty sequence")
    paths = tuple(map(_fspath, paths))
    if isinstance(paths[0], bytes) and all(isinstance(path, bytes) for path in paths):
        return commonpath([path.decode("utf-8", "surrogateescape") for path in paths]).encode("utf-8", "surrogateescape")
    _check_kinds("commonpath", paths)
    return commonpath([str.__str__(path) for path in paths])


def samestat(s1, s2):
    return s1.st_ino == s2.st_ino and s1.st_dev == s2.st_dev


def _kind(path):
    # 0 nothing, 1 a file, 2 a folder.
    if isinstance(path, int):
        return 1 if path >= 0 else 0
    try:
        return _posix._look(_os.fsdecode(path))
    except ValueError:
        return 0


def exists(path):
    """Is there a file or folder?"""
    return _kind(path) > 0


def lexists(path):
    return _kind(path) > 0


def isfile(path):
    """Is there a file?"""
    return _kind(path) == 1


def isdir(s):
    """Is there a folder?"""
    return _kind(s) == 2


def islink(path):
    """There are no links."""
    _kind(path)
    return False


def ismount(path):
    """Is a mount of the policy, or the root, here?"""
    if _kind(path) != 2:
        return False
    path = abspath(path)
    return path in ("/", b"/") or _os.stat(path).st_dev != _os.stat(join(path, path[:0] + ("..", b"..")[isinstance(path, bytes)])).st_dev


def getsize(filename):
    """The size of a file, in bytes."""
    return _os.stat(filename).st_size


def getmtime(filename):
    """When a file was last changed."""
    return _os.stat(filename).st_mtime


def getatime(filename):
    return _os.stat(filename).st_atime


def getctime(filename):
    return _os.stat(filename).st_ctime


def samefile(f1, f2):
    """Do two paths lead to the same file?"""
    return samestat(_os.stat(f1), _os.stat(f2))


def sameopenfile(fp1, fp2):
    return samestat(_os.fstat(fp1), _os.fstat(fp2))


def _denied(name):
    def function(path, *args):
        _fspath(path) if not isinstance(path, int) else path
        _os._deny(f"os.path.{name}()")
    function.__name__ = function.__qualname__ = name
    return function


if not _posix._mounted():
    for _name in ("getsize", "getmtime", "getatime", "getctime", "islink", "exists", "lexists", "isdir", "isfile", "ismount", "samefile", "sameopenfile"):
        globals()[_name] = _denied(_name)
    del _name
