# `os.path`: what it asks of numbers of open files, of objects that are paths (`__fspath__`), and of lists that
# hold more than texts. Python because these are the guest's to answer. The rest is native (posixpath/).

from os import fspath as _fspath, stat as _stat


def samestat(s1, s2):
    return s1.st_ino == s2.st_ino and s1.st_dev == s2.st_dev


def _real_plainly(path, strict):
    return realpath(_fspath(path), strict=strict)


def _of_number(fd, name):
    found = _stat(fd)
    return found if name is None else getattr(found, name)


def _same_numbered(one, other):
    return samestat(_stat(one), _stat(other))


def _join_plainly(join, a, *p):
    a = _fspath(a)
    try:
        parts = [*map(_fspath, p)]
    except TypeError:
        _check_kinds("join", (a, *p))
        raise
    if any(isinstance(part, bytes) != isinstance(a, bytes) for part in parts):
        _check_kinds("join", (a, *p))
    return join(a, *parts)


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
    _check_kinds("commonpath", paths)
    if isinstance(paths[0], bytes):
        return commonpath([path.decode("utf-8", "surrogateescape") for path in paths]).encode("utf-8", "surrogateescape")
    return commonpath([str.__str__(path) for path in paths])
