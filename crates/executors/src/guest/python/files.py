"""The files of writable mounts: which of them a cell has changed.

Ordinary files only, and no link is followed.
"""
import hashlib
import os

from .values import TooLarge, encode

PIECE = 1 << 20


class Files:
    """What was there when it was last looked at."""

    def __init__(self, folders):
        self.folders = folders
        self.seen = {}
        if folders:
            for _ in self.changes():
                pass

    def changes(self):
        """Each change since the last look, by path: pieces of what a file has now, or None for one that is gone."""
        if not self.folders:
            return
        found = {}
        for folder in self.folders:
            for path, status in ordinary_files(folder):
                found[path] = status
        for path in sorted({*self.seen, *found}):
            if path not in found:
                del self.seen[path]
                yield path, None, False
                continue
            before = self.seen.get(path)
            if before is not None and before[0] == found[path]:
                continue
            digest = digest_of(path)
            self.seen[path] = (found[path], digest)
            if digest is not None and (before is None or before[1] != digest):
                yield from pieces(path)


def ordinary_files(folder):
    for inner, _, names in os.walk(folder):
        for name in names:
            path = os.path.join(inner, name)
            try:
                status = os.lstat(path)
            except OSError:
                continue
            if status.st_mode & 0o170000 == 0o100000:
                yield path, (status.st_ino, status.st_size, status.st_mtime_ns, status.st_ctime_ns)


def opened(path):
    return open(os.open(path, os.O_RDONLY | os.O_NOFOLLOW | os.O_CLOEXEC), "rb", buffering=0)


def digest_of(path):
    """What tells contents apart; None where they cannot be read."""
    digest = hashlib.blake2b()
    try:
        with opened(path) as file:
            while True:
                piece = file.read(PIECE)
                if not piece:
                    return digest.digest()
                digest.update(piece)
    except OSError:
        return None


def pieces(path):
    try:
        with opened(path) as file:
            piece = file.read(PIECE)
            while True:
                following = file.read(PIECE) if piece else b""
                yield path, piece, bool(following)
                if not following:
                    return
                piece = following
    except OSError:
        return


def asked_for_files(kind, message, most):
    """The answer to a host that puts, takes or lists files: as the guest itself could."""
    path = message["path"]
    try:
        if kind == "upload":
            os.makedirs(os.path.dirname(os.path.abspath(path)), exist_ok=True)
            with open(path, "wb") as file:
                file.write(message["contents"])
            return '{"kind":"opened"}'
        if kind == "download":
            with open(path, "rb") as file:
                if os.fstat(file.fileno()).st_size > most // 2:
                    raise ValueError("it is too large for a message")
                return '{"kind":"contents","contents":%s}' % encode(file.read(), most, 1)
        entries = []
        with os.scandir(path) as found:
            for entry in found:
                status = entry.stat(follow_symlinks=False)
                entries.append([entry.name, entry.is_dir(follow_symlinks=False), status.st_size])
        return '{"kind":"listed","entries":%s}' % encode(sorted(entries), most, most)
    except (OSError, ValueError, MemoryError, TooLarge) as error:
        reason = "`%s` cannot be used: %s" % (path, error or type(error).__name__)
        return '{"kind":"refused","reason":%s,"hint":"give a path that the guest can use"}' % encode(reason, 1 << 20, 1)
