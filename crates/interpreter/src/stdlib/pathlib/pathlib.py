# Paths as objects. What Path does with the files of the mounts is in `files.py`; without mounts it raises PermissionError.
# Guests derive from these classes.

import fnmatch
import os
from collections.abc import Sequence
from os import PathLike

__all__ = ["PurePath", "PurePosixPath", "PureWindowsPath", "Path", "PosixPath", "WindowsPath"]

_RESERVED = {"CON", "PRN", "AUX", "NUL", "CONIN$", "CONOUT$"} | {f"COM{digit}" for digit in "123456789\xb9\xb2\xb3"} | {f"LPT{digit}" for digit in "123456789\xb9\xb2\xb3"}


class _Posix:
    sep, altsep, is_windows = "/", "", False

    @staticmethod
    def split_root(part):
        if not part.startswith("/"):
            return "", "", part
        rest = part.lstrip("/")
        return "", "//" if len(part) - len(rest) == 2 else "/", rest

    @staticmethod
    def fold(text):
        return text

    @staticmethod
    def join(drive, root, parts, drive2, root2, parts2):
        return (drive2, root2, parts2) if root2 else (drive, root, parts + parts2)

    @staticmethod
    def is_reserved(parts):
        return False

    @staticmethod
    def uri(path):
        return "file://" + _quoted(bytes(path))


class _Windows:
    sep, altsep, is_windows = "\\", "/", True

    @staticmethod
    def split_root(part):
        prefix = ""
        if part.startswith("\\\\?\\"):
            prefix, part = part[:4], part[4:]
            if part.startswith("UNC\\"):
                prefix, part = prefix + part[:3], "\\" + part[3:]
        if part[:2] == "\\\\" and part[2:3] != "\\":
            # \\server\share\rest: server and share are the drive.
            at = part.find("\\", 2)
            if at != -1:
                end = part.find("\\", at + 1)
                if end != at + 1:
                    end = len(part) if end == -1 else end
                    drive = part[:end]
                    return (prefix + drive[1:] if prefix else drive), "\\", part[end + 1:].lstrip("\\")
        drive = ""
        if part[1:2] == ":" and part[:1].isascii() and part[:1].isalpha():
            drive, part = part[:2], part[2:]
        if part[:1] == "\\":
            return prefix + drive, "\\", part.lstrip("\\")
        return prefix + drive, "", part

    @staticmethod
    def fold(text):
        return text.lower()

    @staticmethod
    def join(drive, root, parts, drive2, root2, parts2):
        if root2:
            if not drive2 and drive:
                return drive, root2, [drive + root2] + parts2[1:]
        elif drive2:
            if drive2 == drive or drive2.lower() == drive.lower():
                return drive, root, parts + parts2[1:]
        else:
            return drive, root, parts + parts2
        return drive2, root2, parts2

    @staticmethod
    def is_reserved(parts):
        if not parts or parts[0].startswith("\\\\"):
            return False
        return parts[-1].partition(".")[0].partition(":")[0].rstrip(" ").upper() in _RESERVED

    @staticmethod
    def uri(path):
        drive = path.drive
        if len(drive) == 2 and drive[1] == ":":
            rest = path.as_posix()[2:].lstrip("/")
            return f"file:///{drive}/{_quoted(rest.encode())}"
        return "file:" + _quoted(path.as_posix().encode())


class _PathParents(Sequence):
    # The parents of a path, nearest first.
    __slots__ = ("_pathcls", "_drv", "_root", "_parts")

    def __init__(self, path):
        self._pathcls, self._drv, self._root, self._parts = type(path), path._drv, path._root, path._parts

    def __len__(self):
        return len(self._parts) - 1 if self._drv or self._root else len(self._parts)

    def __getitem__(self, idx):
        if isinstance(idx, slice):
            return tuple(self[at] for at in range(*idx.indices(len(self))))
        count = len(self)
        if not -count <= idx < count:
            raise IndexError(idx)
        steps = idx % count + 1
        return self._pathcls._from_parsed(self._drv, self._root, self._parts[:-steps])

    def __repr__(self):
        return f"<{self._pathcls.__name__}.parents>"


class PurePath:
    """A path as text: no file is looked at."""
    __slots__ = ("_drv", "_root", "_parts", "_text", "_hash_value")
    _flavour = _Posix

    def __new__(cls, *args):
        if cls is PurePath:
            cls = PurePosixPath
        return cls._from_parsed(*cls._parse_args(args))

    def __reduce__(self):
        return (self.__class__, tuple(self._parts))

    @classmethod
    def _from_parsed(cls, drive, root, parts):
        self = object.__new__(cls)
        self._drv, self._root, self._parts = drive, root, parts
        return self

    @classmethod
    def _parse_args(cls, args):
        texts = []
        for arg in args:
            if isinstance(arg, PurePath):
                texts += arg._parts
                continue
            text = os.fspath(arg)
            if not isinstance(text, str):
                raise TypeError(f"argument should be a str object or an os.PathLike object returning str, not {type(text)!r}")
            texts.append(str(text))
        return cls._parse(texts)

    @classmethod
    def _parse(cls, texts):
        flavour = cls._flavour
        parsed = []
        drive = root = ""
        if flavour.altsep:
            texts = [text.replace(flavour.altsep, flavour.sep) for text in texts]
        for at in range(len(texts) - 1, -1, -1):
            if not texts[at]:
                continue
            drive, root, rest = flavour.split_root(texts[at])
            for name in reversed(rest.split(flavour.sep)):
                if name and name != ".":
                    parsed.append(name)
            if drive or root:
                # A root without a drive: an earlier part may have one.
                while not drive and at > 0:
                    at -= 1
                    drive = flavour.split_root(texts[at])[0]
                break
        if drive or root:
            parsed.append(drive + root)
        return drive, root, parsed[::-1]

    def __str__(self):
        try:
            return self._text
        except AttributeError:
            parts = self._parts
            if self._drv or self._root:
                self._text = parts[0] + self._flavour.sep.join(parts[1:])
            else:
                self._text = self._flavour.sep.join(parts) or "."
            return self._text

    def __fspath__(self):
        return str(self)

    def as_posix(self):
        """The path with forward slashes."""
        return str(self).replace(self._flavour.sep, "/")

    def __bytes__(self):
        return os.fsencode(self)

    def __repr__(self):
        return f"{self.__class__.__name__}({self.as_posix()!r})"

    def as_uri(self):
        """The path as a file: URI."""
        if not self.is_absolute():
            raise ValueError("relative path can't be expressed as a file URI")
        return self._flavour.uri(self)

    @property
    def _cparts(self):
        return [self._flavour.fold(part) for part in self._parts]

    def __eq__(self, other):
        if isinstance(other, PurePath):
            return self._flavour is other._flavour and self._cparts == other._cparts
        return NotImplemented

    def __hash__(self):
        try:
            return self._hash_value
        except AttributeError:
            self._hash_value = hash(tuple(self._cparts))
            return self._hash_value

    def _comparable(self, other):
        return isinstance(other, PurePath) and self._flavour is other._flavour

    def __lt__(self, other):
        return self._cparts < other._cparts if self._comparable(other) else NotImplemented

    def __le__(self, other):
        return self._cparts <= other._cparts if self._comparable(other) else NotImplemented

    def __gt__(self, other):
        return self._cparts > other._cparts if self._comparable(other) else NotImplemented

    def __ge__(self, other):
        return self._cparts >= other._cparts if self._comparable(other) else NotImplemented

    def __class_getitem__(cls, type):
        return cls

    drive = property(lambda self: self._drv, doc="The drive, or an empty string.")
    root = property(lambda self: self._root, doc="The root, or an empty string.")

    @property
    def anchor(self):
        """Drive and root."""
        return self._drv + self._root

    @property
    def name(self):
        """The last part, if it is not the root."""
        parts = self._parts
        return "" if len(parts) == (1 if self._drv or self._root else 0) else parts[-1]

    @property
    def suffix(self):
        """The last extension, with its dot."""
        name = self.name
        at = name.rfind(".")
        return name[at:] if 0 < at < len(name) - 1 else ""

    @property
    def suffixes(self):
        """All extensions."""
        name = self.name
        if name.endswith("."):
            return []
        return ["." + suffix for suffix in name.lstrip(".").split(".")[1:]]

    @property
    def stem(self):
        """The last part without its extension."""
        name = self.name
        at = name.rfind(".")
        return name[:at] if 0 < at < len(name) - 1 else name

    def with_name(self, name):
        """The path with another last part."""
        if not self.name:
            raise ValueError(f"{self!r} has an empty name")
        flavour = self._flavour
        drive, root, parts = self._parse([name])
        if not name or name[-1] in (flavour.sep, flavour.altsep) or drive or root or len(parts) != 1:
            raise ValueError(f"Invalid name {name!r}")
        return self._from_parsed(self._drv, self._root, self._parts[:-1] + [name])

    def with_stem(self, stem):
        """The path with another stem."""
        return self.with_name(stem + self.suffix)

    def with_suffix(self, suffix):
        """The path with another extension, or with one added."""
        flavour = self._flavour
        if flavour.sep in suffix or flavour.altsep and flavour.altsep in suffix:
            raise ValueError(f"Invalid suffix {suffix!r}")
        if suffix and not suffix.startswith(".") or suffix == ".":
            raise ValueError(f"Invalid suffix {suffix!r}")
        name = self.name
        if not name:
            raise ValueError(f"{self!r} has an empty name")
        old = self.suffix
        name = name[:len(name) - len(old)] + suffix
        return self._from_parsed(self._drv, self._root, self._parts[:-1] + [name])

    def relative_to(self, *other):
        """The path as seen from another one that it starts with."""
        if not other:
            raise TypeError("need at least one argument")
        drive, root, parts = self._parse_args(other)
        mine = [self._drv, self._root] + self._parts[1:] if self._root else self._parts
        theirs = [drive, root] + parts[1:] if root else parts
        count = len(theirs)
        fold = self._flavour.fold
        if (self._root or self._drv) if count == 0 else [fold(part) for part in mine[:count]] != [fold(part) for part in theirs]:
            shown = str(self._from_parsed(drive, root, parts)) if parts else ""
            raise ValueError(f"{str(self)!r} is not in the subpath of {shown!r} OR one path is relative and the other is absolute.")
        return self._from_parsed("", self._root if count == 1 else "", mine[count:])

    def is_relative_to(self, *other):
        """Does the path start with another one?"""
        try:
            self.relative_to(*other)
            return True
        except ValueError:
            return False

    @property
    def parts(self):
        """The parts, as a tuple."""
        return tuple(self._parts)

    def joinpath(self, *args):
        """The path followed by others."""
        drive, root, parts = self._parse_args(args)
        return self._from_parsed(*self._flavour.join(self._drv, self._root, self._parts, drive, root, parts))

    def __truediv__(self, key):
        try:
            return self.joinpath(key)
        except TypeError:
            return NotImplemented

    def __rtruediv__(self, key):
        try:
            return type(self)(key, self)
        except TypeError:
            return NotImplemented

    @property
    def parent(self):
        """The path without its last part."""
        parts = self._parts
        if len(parts) == (1 if self._drv or self._root else 0):
            return self
        return self._from_parsed(self._drv, self._root, parts[:-1])

    @property
    def parents(self):
        """All parents, nearest first."""
        return _PathParents(self)

    def is_absolute(self):
        if not self._root:
            return False
        return not self._flavour.is_windows or bool(self._drv)

    def is_reserved(self):
        return self._flavour.is_reserved(self._parts)

    def match(self, path_pattern):
        """Does the path match a pattern with wildcards?"""
        fold = self._flavour.fold
        if not isinstance(path_pattern, str):
            raise TypeError(f"'{type(path_pattern).__name__}' object is not subscriptable")
        drive, root, patterns = self._parse([fold(path_pattern)])
        if not patterns:
            raise ValueError("empty pattern")
        if drive and drive != fold(self._drv) or root and root != fold(self._root):
            return False
        parts = self._cparts
        if drive or root:
            if len(patterns) != len(parts):
                return False
            patterns = patterns[1:]
        elif len(patterns) > len(parts):
            return False
        return all(fnmatch.fnmatchcase(part, pattern) for part, pattern in zip(reversed(parts), reversed(patterns)))


PathLike.register(PurePath)


class PurePosixPath(PurePath):
    """A pure path with forward slashes."""
    __slots__ = ()
    _flavour = _Posix


class PureWindowsPath(PurePath):
    """A pure path with drives and backslashes."""
    __slots__ = ()
    _flavour = _Windows


class Path(PurePath):
    """A path to a file or folder of the mounts."""
    __slots__ = ()

    def __new__(cls, *args, **kwargs):
        if cls is Path:
            cls = PosixPath
        if cls._flavour is not _Posix:
            raise NotImplementedError(f"cannot instantiate {cls.__name__!r} on your system")
        return cls._from_parsed(*cls._parse_args(args))

    @classmethod
    def cwd(cls):
        return cls(os.getcwd())

    @classmethod
    def home(cls):
        raise PermissionError("Path.home() is not allowed here (allowed: paths as text)")

    def absolute(self):
        """The path from the root."""
        if self.is_absolute():
            return self
        here = self._parse([os.getcwd()])[2]
        return self._from_parsed("", "/", here + self._parts)

    def resolve(self, strict=False):
        """The path from the root, without `..`."""
        return type(self)(os.path.normpath(str(self.absolute())))

    def expanduser(self):
        return self

    def __enter__(self):
        return self

    def __exit__(self, t, v, tb):
        pass


class PosixPath(Path, PurePosixPath):
    """A Path with forward slashes."""
    __slots__ = ()


class WindowsPath(Path, PureWindowsPath):
    """A Path of Windows: it cannot be made here."""
    __slots__ = ()
    _flavour = _Windows
