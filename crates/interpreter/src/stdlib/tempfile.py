# Temporary files and folders, in a writable mount. Without one they are denied.
# Paths, names and files are those of `os`, `random` and `open`, one after the other; prefixes and folders may be the guest's objects.

import io as _io
import os as _os
import shutil as _shutil
import posix as _posix
from random import Random as _Random

__all__ = [
    "NamedTemporaryFile", "TemporaryFile", "SpooledTemporaryFile", "TemporaryDirectory", "mkstemp", "mkdtemp", "mktemp", "TMP_MAX", "gettempprefix", "tempdir",
    "gettempdir", "gettempprefixb", "gettempdirb",
]

TMP_MAX = 10000
template = "tmp"
tempdir = None
_names = None


def gettempdir():
    """The folder for temporary files: one that the environment names, /tmp, or the first writable mount."""
    global tempdir
    if tempdir is None:
        folders = _posix._writable_folders()
        if not folders:
            raise PermissionError("temporary files are not allowed here: this session has no writable folder; let the policy mount one")
        wanted = [_os.environ.get(name) for name in ("TMPDIR", "TEMP", "TMP")] + ["/tmp"]
        usable = [folder for folder in wanted if folder and _os.path.isdir(folder) and _os.access(folder, _os.W_OK)]
        tempdir = _os.path.abspath((usable + folders)[0])
    return tempdir


def gettempdirb():
    return _os.fsencode(gettempdir())


def _fresh_paths(suffix, prefix, dir):
    global _names
    if _names is None:
        _names = _Random()
    folder = gettempdir() if dir is None else _os.fspath(dir)
    as_bytes = any([isinstance(part, bytes) for part in (suffix, prefix, folder) if part is not None and part is not tempdir])
    prefix = template if prefix is None else _os.fsdecode(prefix)
    suffix = "" if suffix is None else _os.fsdecode(suffix)
    for _ in range(TMP_MAX):
        name = "".join(_names.choices("abcdefghijklmnopqrstuvwxyz0123456789_", k=8))
        path = _os.path.join(_os.fsdecode(folder), prefix + name + suffix)
        yield _os.fsencode(path) if as_bytes else path
    raise FileExistsError(17, "No usable temporary file name found")


def mkdtemp(suffix=None, prefix=None, dir=None):
    """Makes a folder with a name that was not taken, and returns its path."""
    for path in _fresh_paths(suffix, prefix, dir):
        try:
            _os.mkdir(path, 0o700)
            return path
        except FileExistsError:
            continue


def mktemp(suffix="", prefix=template, dir=None):
    """A path that was not taken."""
    for path in _fresh_paths(suffix, prefix, dir):
        if not _os.path.lexists(path):
            return path


class _TemporaryFileWrapper:
    """A temporary file, removed when it is closed."""

    def __init__(self, file, name, delete=True):
        self.file = file
        self.name = name
        self.delete = delete

    def __getattr__(self, name):
        return getattr(self.__dict__["file"], name)

    def __repr__(self):
        return f"<tempfile._TemporaryFileWrapper object at 0x{id(self):x}>"

    def close(self):
        if not self.file.closed:
            self.file.close()
            if self.delete:
                _os.unlink(self.name)

    def __enter__(self):
        self.file.__enter__()
        return self

    def __exit__(self, exc, value, tb):
        self.close()

    def __iter__(self):
        for line in self.file:
            yield line


def NamedTemporaryFile(mode="w+b", buffering=-1, encoding=None, newline=None, suffix=None, prefix=None, dir=None, delete=True, *, errors=None):
    """Opens a new file that is removed when it is closed."""
    making = mode.replace("w", "x")
    for path in _fresh_paths(suffix, prefix, dir):
        try:
            path = _os.path.abspath(path)
            file = open(path, making, buffering, encoding, errors, newline)
        except FileExistsError:
            continue
        return _TemporaryFileWrapper(file, path, delete)


def TemporaryFile(mode="w+b", buffering=-1, encoding=None, newline=None, suffix=None, prefix=None, dir=None, *, errors=None):
    """Opens a new file that has no name any more."""
    making = mode.replace("w", "x")
    for path in _fresh_paths(suffix, prefix, dir):
        try:
            file = open(path, making, buffering, encoding, errors, newline)
        except FileExistsError:
            continue
        _os.unlink(path)
        return file


class SpooledTemporaryFile(_io.IOBase):
    """A temporary file in memory, or past a size in a file."""

    def __init__(self, max_size=0, mode="w+b", buffering=-1, encoding=None, newline=None, suffix=None, prefix=None, dir=None, *, errors=None):
        self._max_size = max_size
        self._rolled = False
        self._how = (mode, buffering, encoding, newline, suffix, prefix, dir, errors)
        self._file = _io.BytesIO()
        if "b" not in mode:
            self._file = _io.TextIOWrapper(self._file, encoding=encoding or "utf-8", errors=errors, newline=newline)

    def rollover(self):
        """Goes on in a file."""
        if self._rolled:
            return
        mode, buffering, encoding, newline, suffix, prefix, dir, errors = self._how
        old = self._file
        self._file = TemporaryFile(mode, buffering, encoding, newline, suffix, prefix, dir, errors=errors)
        at = old.tell()
        if "b" in mode:
            self._file.write(old.getvalue())
        else:
            self._file.buffer.write(old.buffer.getvalue())
        self._file.seek(at)
        self._rolled = True

    def write(self, s):
        written = self._file.write(s)
        if self._max_size and not self._rolled and self._file.tell() > self._max_size:
            self.rollover()
        return written

    def writelines(self, iterable):
        for line in iterable:
            self.write(line)

    closed = property(lambda self: self._file.closed)
    mode = property(lambda self: self._how[0])
    name = property(lambda self: getattr(self._file, "name", None) if self._rolled else None)

    def __iter__(self):
        return self._file.__iter__()

    def __getattr__(self, name):
        if name[0] == "_":
            raise AttributeError(name)
        return getattr(self._file, name)


def _passed_on(name):
    def method(self, *args):
        return getattr(self._file, name)(*args)
    method.__name__ = name
    return method


for _name in "encoding errors newlines".split():
    setattr(SpooledTemporaryFile, _name, property(lambda self, name=_name: getattr(self._file, name)))
for _name in "detach read1 readinto readinto1 read readline readlines seek tell truncate close flush fileno isatty readable writable seekable".split():
    setattr(SpooledTemporaryFile, _name, _passed_on(_name))
del _name


class TemporaryDirectory:
    """A folder that is removed with all that is in it."""

    def __init__(self, suffix=None, prefix=None, dir=None, ignore_cleanup_errors=False):
        self.name = mkdtemp(suffix, prefix, dir)
        self._ignore = ignore_cleanup_errors

    def __repr__(self):
        return f"<{self.__class__.__name__} {self.name!r}>"

    def __enter__(self):
        return self.name

    def __exit__(self, exc, value, tb):
        self.cleanup()

    def cleanup(self):
        """Removes the folder."""
        if _os.path.exists(self.name):
            _shutil.rmtree(self.name, ignore_errors=self._ignore)
