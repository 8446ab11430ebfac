
# Files and folders of the mounts, as far as they ask the guest or return its objects. Without mounts each of these is denied,
# by the native of its name. A walk gives its lists to the guest, which changes them on the way.

import posix as _posix

_unmounted = {_name: globals()[_name] for _name in "fsync fdatasync walk".split()}

supports_dir_fd, supports_effective_ids, supports_fd, supports_follow_symlinks = set(), set(), set(), set()


def fsync(fd):
    """What was written is in the file already."""
    fstat(fd.fileno() if hasattr(fd, "fileno") else fd)


fdatasync = fsync


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
        entry = object.__new__(DirEntry)
        entry._name = fsencode(name) if isinstance(self._folder, bytes) else name
        entry._folder, entry._is_folder = self._folder, is_folder
        return entry

    def __enter__(self):
        return self

    def __exit__(self, *details):
        self.close()

    def close(self):
        self._entries = iter(())


_ScandirIterator = ScandirIterator
del ScandirIterator


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
