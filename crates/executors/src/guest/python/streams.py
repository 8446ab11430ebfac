"""The guest's standard streams: what it prints goes to the host as it is printed, whoever prints it.

Python's own streams speak to the host directly; descriptors 1 and 2 are pipes, for what C code and other processes write.
"""
import codecs
import functools
import io
import os
import sys

NAMES = ("stdout", "stderr")
PIECE = 1 << 18


class Output(io.RawIOBase):
    """The bytes below `sys.stdout` or `sys.stderr`."""

    def __init__(self, kernel, which):
        self.kernel = kernel
        self.which = which
        self.name = "<%s>" % NAMES[which]
        self.decoder = codecs.getincrementaldecoder("utf-8")("replace")

    def writable(self):
        return True

    def fileno(self):
        return self.which + 1

    def write(self, data):
        data = bytes(data)
        if self.kernel.is_copy:
            rest = data
            while rest:
                rest = rest[os.write(self.which + 1, rest) :]
        else:
            self.kernel.print_bytes(self.which, data, self.decoder)
        return len(data)


class Input(io.RawIOBase):
    """The bytes below `sys.stdin`: lines that the host is asked for."""

    def __init__(self, kernel):
        self.kernel = kernel
        self.name = "<stdin>"
        self.rest = b""

    def readable(self):
        return True

    def fileno(self):
        return 0

    def readinto(self, buffer):
        if not self.rest:
            line = self.kernel.ask_line()
            if line is None:
                return 0
            self.rest = line.encode("utf-8", "surrogateescape") + b"\n"
        count = min(len(buffer), len(self.rest))
        buffer[:count] = self.rest[:count]
        self.rest = self.rest[count:]
        return count


def install(kernel):
    """Puts the streams in place."""
    for which, errors in enumerate(("strict", "backslashreplace")):
        buffered = io.BufferedWriter(Output(kernel, which))
        stream = io.TextIOWrapper(buffered, "utf-8", errors, line_buffering=True)
        stream.mode = "w"
        setattr(sys, NAMES[which], stream)
        setattr(sys, "__%s__" % NAMES[which], stream)
    stdin = io.TextIOWrapper(io.BufferedReader(Input(kernel)), "utf-8", "strict")
    stdin.mode = "r"
    sys.stdin = sys.__stdin__ = stdin


def redirect(outlets):
    """Puts pipes below descriptors 1 and 2."""
    for descriptor, outlet in enumerate(outlets, 1):
        os.dup2(outlet, descriptor)
        os.close(outlet)


def flush():
    """Sends what the streams still hold, those the guest has put in their place included."""
    for name, original in (("stdout", "__stdout__"), ("stderr", "__stderr__")):
        stream, first = getattr(sys, name, None), getattr(sys, original, None)
        flush_one(stream)
        if first is not stream:
            flush_one(first)
    if "ctypes" in sys.modules:
        try:
            c_flush()(None)
        except Exception:
            pass


def flush_one(stream):
    try:
        stream.flush()
    except Exception:
        pass


@functools.lru_cache(None)
def c_flush():
    """What flushes the streams of C."""
    return sys.modules["ctypes"].CDLL(None).fflush


def read_some(descriptor):
    """What is in a pipe; None where it is empty or has ended."""
    try:
        return os.read(descriptor, PIECE) or None
    except OSError:
        return None
