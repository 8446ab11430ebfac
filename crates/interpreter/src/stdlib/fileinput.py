# Lines of several files, one after the other, opened by functions that the guest may give.

import sys as _sys

__all__ = "input close nextfile filename lineno filelineno fileno isfirstline isstdin FileInput hook_compressed hook_encoded".split()

# What input() opened last.
_current = None


def input(files=None, inplace=False, backup="", *, mode="r", openhook=None, encoding=None, errors=None):
    """Begins to read the lines of files; only once at a time."""
    global _current
    if _current is not None and _current._file is not None:
        raise RuntimeError("input() already active")
    how = {"openhook": openhook, "encoding": encoding, "errors": errors, "mode": mode}
    _current = FileInput(files, inplace, backup, **how)
    return _current


def close():
    global _current
    ending, _current = _current, None
    if ending is not None:
        ending.close()


def _asked(name):
    """A function that asks what input() opened."""
    def function():
        if _current is None:
            raise RuntimeError("no active input()")
        return getattr(_current, name)()
    function.__name__ = function.__qualname__ = name
    return function


nextfile = _asked("nextfile")
filename = _asked("filename")
lineno = _asked("lineno")
filelineno = _asked("filelineno")
fileno = _asked("fileno")
isfirstline = _asked("isfirstline")
isstdin = _asked("isstdin")


class FileInput:
    """The lines of files, with the names and numbers they come from."""

    def __init__(self, files=None, inplace=False, backup="", *, mode="r", openhook=None, encoding=None, errors=None):
        if isinstance(files, str) or hasattr(files, "__fspath__"):
            files = (files,)
        self._files = tuple(files if files is not None else _sys.argv[1:] or ("-",))
        if inplace and openhook:
            raise ValueError("FileInput cannot use an opening hook in inplace mode")
        if mode not in ("r", "rb"):
            raise ValueError("FileInput opening mode must be 'r' or 'rb'")
        self._inplace, self._backup, self._mode, self._openhook = inplace, backup, mode, openhook
        self._encoding, self._errors = encoding, errors
        self._next, self._lineno, self._filelineno = 0, 0, 0
        self._filename = self._file = self._output = None
        self._is_stdin = False

    def __enter__(self):
        return self

    def __exit__(self, type, value, traceback):
        self.close()

    def __iter__(self):
        return self

    def __next__(self):
        line = self.readline()
        if not line:
            raise StopIteration
        return line

    def close(self):
        self.nextfile()
        self._files = ()
        self._next = 0

    def nextfile(self):
        """Leaves the file that is being read."""
        if self._output:
            self._output.close()
            self._output = None
            _sys.stdout = self._stdout
        if self._file and not self._is_stdin:
            self._file.close()
        self._file = None
        self._is_stdin = False

    def readline(self):
        while True:
            if self._file is None:
                if self._next >= len(self._files):
                    return b"" if "b" in self._mode else ""
                self._begin(self._files[self._next])
            line = self._file.readline()
            if line:
                self._lineno += 1
                self._filelineno += 1
                return line
            self.nextfile()

    def _begin(self, name):
        self._next += 1
        self._filelineno = 0
        self._filename = name
        if name == "-":
            self._filename, self._file, self._is_stdin = "<stdin>", _sys.stdin, True
            return
        encoding = None if "b" in self._mode else self._encoding
        if self._openhook:
            self._file = self._openhook(name, self._mode)
            return
        self._file = open(name, self._mode, encoding=encoding, errors=self._errors)
        if self._inplace:
            import io
            import os
            old = self._file.read()
            self._file.close()
            self._file = (io.BytesIO if "b" in self._mode else io.StringIO)(old)
            if self._backup:
                os.replace(name, os.fspath(name) + self._backup)
            self._output = open(name, "w" + self._mode[1:], encoding=encoding, errors=self._errors)
            self._stdout, _sys.stdout = _sys.stdout, self._output

    def filename(self):
        return self._filename

    def lineno(self):
        return self._lineno

    def filelineno(self):
        return self._filelineno

    def fileno(self):
        try:
            return self._file.fileno() if self._file else -1
        except ValueError:
            return -1

    def isfirstline(self):
        return self._filelineno == 1

    def isstdin(self):
        return self._is_stdin


def hook_compressed(filename, mode, *, encoding=None, errors=None):
    """An opening hook for files that may be compressed with gzip."""
    if not str(filename).endswith(".gz"):
        return open(filename, mode, encoding=encoding, errors=errors)
    import gzip
    return gzip.open(filename, mode if "b" in mode else mode + "t", encoding=encoding, errors=errors)


def hook_encoded(encoding, errors=None):
    """An opening hook for files in an encoding."""
    return lambda filename, mode: open(filename, mode, encoding=encoding, errors=errors)
