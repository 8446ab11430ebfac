import os.path as p
from pathlib import PurePosixPath

def shown(function, *args):
    try:
        print(function.__name__, args, repr(function(*args)))
    except Exception as error:
        print(function.__name__, args, type(error).__name__, error)

paths = ["", "/", "//", "///", "a", "a/b", "/a/b.txt", "a/", "/a//b///", "../a/../b", "a/./b", ".bashrc", "a.tar.gz", "a/.b", "..", "...", "a..b",
         "/..", "a/..", "é/ü.txt", b"a/b.c", b"/x", PurePosixPath("q/r.s"), 5, None]
for path in paths:
    for function in (p.split, p.splitext, p.basename, p.dirname, p.normpath, p.isabs, p.splitdrive, p.normcase):
        shown(function, path)
