# Copying, moving and removing files and folders of the mounts.

import fnmatch as _fnmatch
import os as _os
import stat as _stat
from collections import namedtuple as _namedtuple

__all__ = [
    "copyfileobj", "copyfile", "copymode", "copystat", "copy", "copy2", "copytree", "move", "rmtree", "Error", "SpecialFileError", "ignore_patterns", "SameFileError",
    "get_terminal_size", "disk_usage", "which", "ReadError", "RegistryError", "ExecError",
]

COPY_BUFSIZE = 64 * 1024


class Error(OSError):
    pass


class SameFileError(Error):
    """Source and destination are the same file."""


class SpecialFileError(OSError):
    pass


class ExecError(OSError):
    pass


class ReadError(OSError):
    pass


class RegistryError(Exception):
    pass


def copyfileobj(fsrc, fdst, length=0):
    """Copies what is left of one open file to another."""
    while piece := fsrc.read(length or COPY_BUFSIZE):
        fdst.write(piece)


def _are_same(src, dst):
    return _os.path.exists(dst) and _os.path.exists(src) and _os.path.samefile(src, dst)


def copyfile(src, dst, *, follow_symlinks=True):
    """Copies a file's contents, and returns where to."""
    if _are_same(src, dst):
        raise SameFileError(f"{src!r} and {dst!r} are the same file")
    with open(src, "rb") as reader:
        try:
            with open(dst, "wb") as writer:
                copyfileobj(reader, writer)
        except IsADirectoryError as error:
            if not _os.path.exists(dst):
                raise FileNotFoundError(f"Directory does not exist: {dst}") from error
            raise
    return dst


def copymode(src, dst, *, follow_symlinks=True):
    """Copies the permission bits."""
    _os.chmod(dst, _stat.S_IMODE(_os.stat(src).st_mode))


def copystat(src, dst, *, follow_symlinks=True):
    """Copies permission bits and times."""
    found = _os.stat(src)
    _os.utime(dst, ns=(found.st_atime_ns, found.st_mtime_ns))
    _os.chmod(dst, _stat.S_IMODE(found.st_mode) | _stat.S_IWUSR)


def _inside(src, dst):
    return _os.path.join(dst, _os.path.basename(src)) if _os.path.isdir(dst) else dst


def copy(src, dst, *, follow_symlinks=True):
    """Copies a file and its permission bits; into a folder if there is one."""
    dst = _inside(src, dst)
    copyfile(src, dst)
    copymode(src, dst)
    return dst


def copy2(src, dst, *, follow_symlinks=True):
    """As copy(), with the times."""
    dst = _inside(src, dst)
    copyfile(src, dst)
    copystat(src, dst)
    return dst


def ignore_patterns(*patterns):
    """What copytree() takes to leave out names that match."""
    def _ignore_patterns(path, names):
        ignored = []
        for pattern in patterns:
            ignored.extend(_fnmatch.filter(names, pattern))
        return set(ignored)
    return _ignore_patterns


def copytree(src, dst, symlinks=False, ignore=None, copy_function=copy2, ignore_dangling_symlinks=False, dirs_exist_ok=False):
    """Copies a folder and all that is in it, and returns where to."""
    entries = list(_os.scandir(src))
    ignored = ignore(_os.fspath(src), [entry.name for entry in entries]) if ignore is not None else ()
    _os.makedirs(dst, exist_ok=dirs_exist_ok)
    errors = []
    for entry in entries:
        if entry.name in ignored:
            continue
        source, target = _os.path.join(src, entry.name), _os.path.join(dst, entry.name)
        try:
            if entry.is_dir():
                copytree(source, target, symlinks, ignore, copy_function, ignore_dangling_symlinks, dirs_exist_ok)
            else:
                copy_function(source, target)
        except Error as error:
            errors.extend(error.args[0])
        except OSError as error:
            errors.append((source, target, str(error)))
    copystat(src, dst)
    if errors:
        raise Error(errors)
    return dst


def rmtree(path, ignore_errors=False, onerror=None, *, dir_fd=None):
    """Removes a folder and all that is in it."""
    def failed(function, path):
        if ignore_errors:
            return
        if onerror is None:
            raise
        import sys
        onerror(function, path, sys.exc_info())

    def empty(folder):
        try:
            entries = list(_os.scandir(folder))
        except OSError:
            return failed(_os.scandir, folder)
        for entry in entries:
            inner = _os.path.join(folder, entry.name)
            if entry.is_dir():
                empty(inner)
                remove(_os.rmdir, inner)
            else:
                remove(_os.unlink, inner)

    def remove(function, path):
        try:
            function(path)
        except OSError:
            failed(function, path)

    if not _os.path.exists(path):
        try:
            _os.lstat(path)
        except OSError:
            return failed(_os.lstat, path)
    empty(path)
    remove(_os.rmdir, path)


rmtree.avoids_symlink_attacks = True


def move(src, dst, copy_function=copy2):
    """Moves a file or folder, into a folder if there is one, and returns where to."""
    target = dst
    if _os.path.isdir(dst):
        if _are_same(src, dst):
            _os.rename(src, dst)
            return
        name = _os.path.basename(_os.fspath(src).rstrip(_os.path.sep))
        target = _os.path.join(dst, name)
        if _os.path.exists(target):
            raise Error(f"Destination path '{target}' already exists")
    try:
        _os.rename(src, target)
    except OSError:
        if _os.path.isdir(src):
            inner = _os.path.join(_os.path.abspath(src), "")
            if _os.path.join(_os.path.abspath(dst), "").startswith(inner):
                raise Error(f"Cannot move a directory '{src}' into itself '{dst}'.") from None
            copytree(src, target, copy_function=copy_function, symlinks=True)
            rmtree(src)
        else:
            copy_function(src, target)
            _os.unlink(src)
    return target


_ntuple_diskusage = _namedtuple("usage", "total used free")


def disk_usage(path):
    raise PermissionError("shutil.disk_usage() is not allowed here: mounts have no disk")


def get_terminal_size(fallback=(80, 24)):
    """The size of the terminal; there is none, so the fallback or what the environment says."""
    sizes = []
    for name, size in zip(("COLUMNS", "LINES"), fallback):
        try:
            given = int(_os.environ[name])
        except (KeyError, ValueError):
            given = 0
        sizes.append(given if given > 0 else size)
    return _os.terminal_size(sizes)


def which(cmd, mode=1, path=None):
    """There are no programs to find."""
    return None
