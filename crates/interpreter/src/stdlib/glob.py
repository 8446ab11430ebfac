# Paths that match a pattern with wildcards, among the files of the mounts.

import fnmatch as _fnmatch
import os as _os
import re as _re

__all__ = ["escape", "glob", "iglob"]

_WILD = _re.compile("([*?[])")
_WILD_BYTES = _re.compile(b"([*?[])")


def glob(pathname, *, root_dir=None, dir_fd=None, recursive=False, include_hidden=False):
    """A list of the paths that match a pattern."""
    found = iglob(pathname, recursive=recursive, include_hidden=include_hidden, root_dir=root_dir, dir_fd=dir_fd)
    return [*found]


def iglob(pathname, *, root_dir=None, dir_fd=None, recursive=False, include_hidden=False):
    """The paths that match a pattern, one after the other."""
    pathname = _os.fspath(pathname)
    if isinstance(pathname, bytes):
        root = None if root_dir is None else _os.fsdecode(root_dir)
        return iter([_os.fsencode(path) for path in _found(_os.fsdecode(pathname), root, recursive, include_hidden)])
    return iter(_found(pathname, None if root_dir is None else _os.fspath(root_dir), recursive, include_hidden))


def _found(pattern, root, recursive, hidden):
    # Each part of the pattern turns a list of folders into the next one.
    found = ["/"] if pattern.startswith("/") else [""]
    parts = pattern.split("/")
    names = [part for part in parts if part]
    if pattern and not names:
        return ["/"]
    for at, name in enumerate(names):
        is_last = at == len(names) - 1 and parts[-1] != ""
        step = []
        for folder in found:
            if name == "**" and recursive:
                step += _below(folder, root, is_last, hidden)
            elif has_magic(name):
                match = _fnmatch.filter(_names(folder, root, not is_last), name)
                step += [_joined(folder, one) for one in match if hidden or name[0] == "." or one[0] != "."]
            else:
                path = _joined(folder, name)
                if _os.path.lexists(_rooted(path, root)) if is_last else _os.path.isdir(_rooted(path, root)):
                    step.append(path)
        found = step
    if parts[-1] == "" and names:
        found = [path + "/" if path and path[-1] != "/" else path for path in found]
    return [path for path in found if path]


def _joined(folder, name):
    return _os.path.join(folder, name) if folder else name


def _rooted(path, root):
    return _os.path.join(root, path) if root else path or "."


def _names(folder, root, only_folders):
    try:
        with _os.scandir(_rooted(folder, root)) as entries:
            return [entry.name for entry in entries if not only_folders or entry.is_dir()]
    except OSError:
        return []


def _below(folder, root, with_files, hidden):
    # The folder itself, and all that is below it.
    if not _os.path.isdir(_rooted(folder, root)):
        return
    yield folder + "/" if folder and with_files and folder[-1] != "/" else folder
    work = [folder]
    while work:
        folder = work.pop()
        inner = []
        for name in _names(folder, root, not with_files):
            if not hidden and name[0] == ".":
                continue
            path = _joined(folder, name)
            if with_files:
                yield path
            elif _os.path.isdir(_rooted(path, root)):
                yield path
            if _os.path.isdir(_rooted(path, root)):
                inner.append(path)
        work += reversed(inner)


def has_magic(s):
    """Does the text have a wildcard?"""
    return bool((_WILD_BYTES if isinstance(s, bytes) else _WILD).search(s))


def escape(pathname):
    """The pattern that matches only this path."""
    if isinstance(pathname, bytes):
        return _WILD_BYTES.sub(br"[\1]", pathname)
    return _WILD.sub(r"[\1]", pathname)
