

# What Path does with files, and what it says where there are none.
# Guests derive from Path: its functions call the methods of the path that they are given, and make more of its class.

import posix as _posix
import stat as _stat


class _Files:
    def stat(self, *, follow_symlinks=True):
        """What the file or folder is, and its size."""
        return os.stat(self)

    def lstat(self):
        return os.lstat(self)

    def exists(self):
        """Is there a file or folder?"""
        return os.path.exists(self)

    def is_dir(self):
        """Is it a folder?"""
        return os.path.isdir(self)

    def is_file(self):
        """Is it a file?"""
        return os.path.isfile(self)

    def is_mount(self):
        return os.path.ismount(self)

    def is_symlink(self):
        return False

    is_socket = is_fifo = is_block_device = is_char_device = is_symlink

    def samefile(self, other_path):
        return os.path.samefile(self, other_path)

    def iterdir(self):
        """The paths in a folder."""
        for name in os.listdir(self):
            yield self._child(name)

    def _child(self, name):
        return self._from_parsed(self._drv, self._root, self._parts + [name])

    def glob(self, pattern):
        """Paths below this one that match a pattern."""
        if not pattern:
            raise ValueError(f"Unacceptable pattern: {pattern!r}")
        drive, root, parts = self._parse([pattern])
        if drive or root:
            raise NotImplementedError("Non-relative patterns are unsupported")
        if pattern[-1] == "/":
            parts.append("")
        return _matches(self, parts)

    def rglob(self, pattern):
        """Paths anywhere below this one that match a pattern."""
        drive, root, parts = self._parse([pattern])
        if drive or root:
            raise NotImplementedError("Non-relative patterns are unsupported")
        if pattern and pattern[-1] == "/":
            parts.append("")
        return _matches(self, ["**"] + parts)

    def open(self, mode="r", buffering=-1, encoding=None, errors=None, newline=None):
        """Opens the file, as open() does."""
        import io
        return io.open(self, mode, buffering, encoding, errors, newline)

    def read_bytes(self):
        """The file's bytes."""
        with self.open("rb") as file:
            return file.read()

    def read_text(self, encoding=None, errors=None):
        """The file's text."""
        with self.open("r", encoding=encoding, errors=errors) as file:
            return file.read()

    def write_bytes(self, data):
        """Writes bytes to the file; what it had is gone."""
        data = memoryview(data)
        with self.open("wb") as file:
            return file.write(data)

    def write_text(self, data, encoding=None, errors=None, newline=None):
        """Writes text to the file; what it had is gone."""
        if not isinstance(data, str):
            raise TypeError("data must be str, not %s" % data.__class__.__name__)
        with self.open("w", encoding=encoding, errors=errors, newline=newline) as file:
            return file.write(data)

    def touch(self, mode=0o666, exist_ok=True):
        """Makes an empty file, or says that it changed now."""
        if exist_ok and os.path.exists(self):
            os.utime(self)
            return
        import io
        io.open(self, "x").close()

    def mkdir(self, mode=0o777, parents=False, exist_ok=False):
        """Makes the folder."""
        try:
            return os.mkdir(self, mode)
        except FileNotFoundError:
            above = self.parent
            if above == self or not parents:
                raise
        except OSError:
            if exist_ok and self.is_dir():
                return
            raise
        above.mkdir(exist_ok=True, parents=True)
        self.mkdir(mode, exist_ok=exist_ok)

    def unlink(self, missing_ok=False):
        """Removes the file."""
        try:
            os.unlink(self)
        except FileNotFoundError:
            if not missing_ok:
                raise

    def rmdir(self):
        """Removes the folder, which must be empty."""
        os.rmdir(self)

    def rename(self, target):
        """Gives it another name, and returns that path."""
        os.rename(self, target)
        moved = type(self)(target)
        return moved

    def replace(self, target):
        """Gives it another name, which may be taken, and returns that path."""
        os.replace(self, target)
        moved = type(self)(target)
        return moved

    def chmod(self, mode, *, follow_symlinks=True):
        os.chmod(self, mode)

    def lchmod(self, mode):
        os.chmod(self, mode)

    def readlink(self):
        return self.__class__(os.readlink(self))

    def owner(self):
        os.stat(self)
        return "root"

    group = owner

    def resolve(self, strict=False):
        """The path from the root, without `..`."""
        return type(self)(os.path.realpath(self, strict=strict))


def _matches(start, parts):
    # Breadth by parts of the pattern: the paths that match the first ones, each once.
    folders = [start]
    for at, part in enumerate(parts):
        is_last = at == len(parts) - 1
        found, seen = [], set()
        for folder in folders:
            if part == "**":
                steps = _folders_below(folder)
            elif part == "":
                steps = [folder] if folder.is_dir() else []
            elif part == "..":
                steps = [folder._child("..")] if folder.is_dir() else []
            elif any([letter in part for letter in "*?["]):
                match = fnmatch.filter([name for name, is_folder in _listing(folder) if is_last or is_folder], part)
                steps = [folder._child(name) for name in match]
            else:
                step = folder._child(part)
                steps = [step] if (step.exists() if is_last else step.is_dir()) else []
            for step in steps:
                if step not in seen:
                    seen.add(step)
                    found.append(step)
        folders = found
    yield from folders


def _listing(folder):
    try:
        return _posix._entries(str(folder), str(folder))
    except OSError:
        return []


def _folders_below(folder):
    if not folder.is_dir():
        return
    work = [folder]
    while work:
        folder = work.pop()
        yield folder
        work += [folder._child(name) for name, is_folder in reversed(_listing(folder)) if is_folder]


def _denied(name):
    def method(self, *args, **kwargs):
        raise PermissionError(f"Path.{name}() is not allowed here (allowed: paths as text, such as {self.__class__.__name__}.name, .parent and .joinpath())")
    method.__name__ = name
    method.__qualname__ = f"Path.{name}"
    return method


def _install():
    if _posix._mounted():
        for name, method in vars(_Files).items():
            if name[:2] != "__":
                if method.__name__ == name:
                    method.__qualname__ = f"Path.{name}"
                setattr(Path, name, method)
        missing = "hardlink_to link_to symlink_to"
    else:
        missing = (
            "chmod exists glob group hardlink_to is_block_device is_char_device is_dir is_fifo is_file is_mount is_socket is_symlink iterdir lchmod link_to lstat mkdir "
            "open owner read_bytes read_text readlink rename replace rglob rmdir samefile stat symlink_to touch unlink write_bytes write_text"
        )
    for name in missing.split():
        setattr(Path, name, _denied(name))


_install()

del _install
