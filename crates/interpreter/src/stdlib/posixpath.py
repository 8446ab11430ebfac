# Paths as text, and what is at them in the mounts. Without mounts, looking at a file raises PermissionError.

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


def _marks(path):
    # Separator, dot and empty text in the kind of the path.
    return (b"/", b".", b"") if isinstance(path, bytes) else ("/", ".", "")


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


def normcase(s):
    return _fspath(s)


def isabs(s):
    s = _fspath(s)
    return s.startswith(_marks(s)[0])


def join(a, *p):
    """Joins parts of a path; an absolute part forgets what is before it."""
    a = _fspath(a)
    slash, _, empty = _marks(a)
    path = a
    try:
        for part in map(_fspath, p):
            if part.startswith(slash):
                path = part
            elif not path or path.endswith(slash):
                path += part
            else:
                path += slash + part
    except (TypeError, AttributeError, BytesWarning):
        _check_kinds("join", (a, *p))
        raise
    return path


def split(p):
    """Everything before the last slash, and the rest."""
    p = _fspath(p)
    slash = _marks(p)[0]
    at = p.rfind(slash) + 1
    head, tail = p[:at], p[at:]
    if head and head != slash * len(head):
        head = head.rstrip(slash)
    return head, tail


def splitext(p):
    """The path without its extension, and the extension."""
    p = _fspath(p)
    slash, dot, empty = _marks(p)
    start, at = p.rfind(slash) + 1, p.rfind(dot)
    if at > start and p[start:at].lstrip(dot):
        return p[:at], p[at:]
    return p, empty


def splitdrive(p):
    p = _fspath(p)
    return p[:0], p


def basename(p):
    return split(p)[1]


def dirname(p):
    return split(p)[0]


def normpath(path):
    """The path without doubled slashes, dots and names before `..`."""
    path = _fspath(path)
    slash, dot, empty = _marks(path)
    if path == empty:
        return dot
    start = len(path) - len(path.lstrip(slash))
    root = slash * (0 if not start else 2 if start == 2 else 1)
    parts = []
    for part in path.split(slash):
        if part in (empty, dot):
            continue
        if part != dot + dot or not root and not parts or parts and parts[-1] == dot + dot:
            parts.append(part)
        elif parts:
            parts.pop()
    return root + slash.join(parts) or dot


def abspath(path):
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


def relpath(path, start=None):
    """The path as seen from another one."""
    if not path:
        raise ValueError("no path specified")
    path = _fspath(path)
    slash, dot, empty = _marks(path)
    start = dot if start is None else _fspath(start)
    try:
        here = [part for part in abspath(start).split(slash) if part]
        there = [part for part in abspath(path).split(slash) if part]
    except (TypeError, AttributeError, BytesWarning, DeprecationWarning):
        _check_kinds("relpath", (path, start))
        raise
    same = 0
    while same < len(here) and same < len(there) and here[same] == there[same]:
        same += 1
    parts = [dot + dot] * (len(here) - same) + there[same:]
    return join(*parts) if parts else dot


def commonprefix(m):
    """The longest text that all paths start with."""
    if not m:
        return ""
    if not isinstance(m[0], (list, tuple)):
        m = tuple(map(_fspath, m))
    low, high = min(m), max(m)
    for at, item in enumerate(low):
        if item != high[at]:
            return low[:at]
    return low


def commonpath(paths):
    """The longest path that all paths are under."""
    if not paths:
        raise ValueError("commonpath() arg is an empty sequence")
    paths = tuple(map(_fspath, paths))
    slash, dot, empty = _marks(paths[0])
    try:
        split_paths = [path.split(slash) for path in paths]
        if len({path.startswith(slash) for path in paths}) != 1:
            raise ValueError("Can't mix absolute and relative paths") from None
        split_paths = [[part for part in parts if part and part != dot] for parts in split_paths]
        low, high = min(split_paths), max(split_paths)
        common = low
        for at, part in enumerate(low):
            if part != high[at]:
                common = low[:at]
                break
        return (slash if paths[0].startswith(slash) else empty) + slash.join(common)
    except (TypeError, AttributeError):
        _check_kinds("commonpath", paths)
        raise


def expanduser(path):
    return _fspath(path)


def expandvars(path):
    # There are no variables, so nothing is replaced.
    return _fspath(path)


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
