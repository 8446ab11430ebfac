# Trees of files and folders of the mounts, which functions of the guest may help to copy and remove. Single files are copied
# natively (shutil.rs); that two are the same is said here, with the `repr` of the guest's paths.

import fnmatch as _fnmatch
import os as _os
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


def _same_file(src, dst):
    raise SameFileError(f"{src!r} and {dst!r} are the same file")


def _are_same(src, dst):
    return _os.path.exists(dst) and _os.path.exists(src) and _os.path.samefile(src, dst)


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


_ntuple_diskusage = _namedtuple("usage", "total used free", module="shutil")


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

