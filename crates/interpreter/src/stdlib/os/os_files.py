
# Files and folders of the mounts, as far as they ask the guest or return its objects. Without mounts each of these is denied,
# by the native of its name.

import posix as _posix

_unmounted = {_name: globals()[_name] for _name in "fsync fdatasync ftruncate truncate access utime removedirs renames scandir walk".split()}

supports_dir_fd, supports_effective_ids, supports_fd, supports_follow_symlinks = set(), set(), set(), set()


def _place(function, path, wanted="string, bytes or os.PathLike", name="path"):
    # A path as text, and as messages name it.
    if isinstance(path, str):
        text = path
    elif isinstance(path, bytes):
        text = path.decode("utf-8", "surrogateescape")
    elif not hasattr(type(path), "__fspath__"):
        raise TypeError(f"{function}: {name} should be {wanted}, not {type(path).__name__}")
    else:
        return _place(function, fspath(path), wanted, name)
    if "\0" in text:
        raise ValueError("embedded null byte")
    return text, path


_WITH_NUMBER = "string, bytes, os.PathLike or integer"
_FOLDER = "string, bytes, os.PathLike, integer or None"


def _number(fd):
    # The file behind the number that fileno() gave.
    fd = _index(fd)
    if fd < 3:
        raise OSError(9, "Bad file descriptor")
    return fd - 2


def fsync(fd):
    """What was written is in the file already."""
    _posix._status_of(_number(fd.fileno() if hasattr(fd, "fileno") else fd))


fdatasync = fsync


def ftruncate(fd, length, /):
    _posix._truncate(_number(fd), length)


def truncate(path, length):
    """Cuts a file to a length."""
    number = _posix._open(*_place("truncate", path, _WITH_NUMBER), True, False, False, False)
    try:
        _posix._truncate(number, _index(length))
    finally:
        _posix._close(number)


def access(path, mode, *, dir_fd=None, effective_ids=False, follow_symlinks=True):
    """May the guest do this with a path?"""
    text, _ = _place("access", path)
    kind = _posix._look(text)
    if not kind:
        return False
    if mode & W_OK and not _posix._may_write(text):
        return False
    return not mode & X_OK or kind == 2 or bool(stat(path).st_mode & 0o111)


def utime(path, times=None, *, ns=None, dir_fd=None, follow_symlinks=True):
    """Sets when a file was last changed."""
    text, shown = _place("utime", path, _WITH_NUMBER)
    when = None
    if times is not None:
        when = int(times[1])
    elif ns is not None:
        when = ns[1] // 10**9
    _posix._touch(text, shown, when)


def _above(name):
    """The folder that a path is in and the name it has there; a slash at the end says nothing."""
    above, own = path.split(name)
    return (above, own) if own else path.split(above)


def removedirs(name):
    """Removes an empty folder and those above it that become empty."""
    rmdir(name)
    above, own = _above(name)
    while above and own:
        try:
            rmdir(above)
        except OSError:
            return
        above, own = path.split(above)


def renames(old, new):
    """As rename(), making folders for the new name and removing empty ones of the old."""
    target, name = path.split(new)
    if name and target and not path.exists(target):
        makedirs(target)
    rename(old, new)
    left, name = path.split(old)
    try:
        if name and left:
            removedirs(left)
    except OSError:
        pass


def _entry(folder, name, is_folder):
    entry = object.__new__(DirEntry)
    entry._name, entry._folder, entry._is_folder = name, folder, is_folder
    return entry


DirEntry.name = property(lambda self: self._name)
DirEntry.path = property(lambda self: path.join(self._folder, self._name))
DirEntry.__fspath__ = lambda self: self.path
DirEntry.__repr__ = lambda self: f"<DirEntry {self._name!r}>"
DirEntry.is_dir = lambda self, *, follow_symlinks=True: self._is_folder
DirEntry.is_file = lambda self, *, follow_symlinks=True: not self._is_folder
DirEntry.is_symlink = lambda self: False
DirEntry.stat = lambda self, *, follow_symlinks=True: stat(self.path)
DirEntry.inode = lambda self: stat(self.path).st_ino


class ScandirIterator:
    __module__ = "posix"

    def __init__(self, folder, entries):
        self._folder, self._entries = folder, iter(entries)

    def __iter__(self):
        return self

    def __next__(self):
        name, is_folder = next(self._entries)
        return _entry(self._folder, fsencode(name) if isinstance(self._folder, bytes) else name, is_folder)

    def __enter__(self):
        return self

    def __exit__(self, *details):
        self.close()

    def close(self):
        self._entries = iter(())


_ScandirIterator = ScandirIterator
del ScandirIterator


def scandir(path=None):
    """The entries of a folder."""
    text, shown = _place("scandir", "." if path is None else path, _FOLDER)
    return _ScandirIterator(shown, _posix._entries(text, shown))


def walk(top, topdown=True, onerror=None, followlinks=False):
    """Folders below one, each with the names of its folders and of its files."""
    top = fspath(top)
    folders, files = [], []
    try:
        for entry in scandir(top):
            (folders if entry.is_dir() else files).append(entry.name)
    except OSError as error:
        if onerror is not None:
            onerror(error)
        return
    if topdown:
        yield top, folders, files
    for folder in folders:
        yield from walk(path.join(top, folder), topdown, onerror, followlinks)
    if not topdown:
        yield top, folders, files


if not _posix._mounted():
    globals().update(_unmounted)
del _unmounted

import posixpath as path

_sys.modules["os.path"] = path
__all__ = [_public for _public in globals() if _public[0] != "_" and _public not in ("path",)] + ["path", "_exit"]
