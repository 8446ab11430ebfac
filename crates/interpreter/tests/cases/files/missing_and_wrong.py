# Errors with their types, numbers and names.
import os
from pathlib import Path

open("f", "w").close()
os.mkdir("d")
open("d/x", "w").close()


def attempt(function, *args):
    try:
        return function(*args)
    except (OSError, ValueError, TypeError) as error:
        return f"{type(error).__name__}: {error} {getattr(error, 'errno', None)} {getattr(error, 'filename', None)!r}"


for function in (open, os.stat, os.listdir, os.remove, os.rmdir, os.chdir, os.scandir):
    for path in ("nope", b"nope", Path("nope"), "a\0b", 3.5, "", "f/x", "f/", "nope/..", "nope/x", "d/nope/x"):
        print(function.__name__, repr(path), attempt(function, path))
print(attempt(os.mkdir, "d"), attempt(os.mkdir, "f"), attempt(os.mkdir, "nope/x"), attempt(os.mkdir, "f/x"), attempt(os.mkdir, "f/"))
print(attempt(os.remove, "d"), attempt(os.rmdir, "f"), attempt(os.rmdir, "d"), attempt(os.rmdir, "d/."), attempt(os.listdir, "f"))
print(attempt(open, "d"), attempt(open, "d", "w"), attempt(open, "nope/x", "w"), attempt(open, "new/", "w"))
print(attempt(open, "x" * 300, "w")[:40], attempt(os.mkdir, "y" * 256)[:40], attempt(open, "x/" * 3000)[:40])
print(attempt(open, None), attempt(open, [1]), attempt(os.mkdir, None), attempt(os.listdir, 3.5))
try:
    open("missing.txt")
except FileNotFoundError as error:
    print(repr(error), error.args, error.strerror)
