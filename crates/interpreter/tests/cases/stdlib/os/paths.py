import os
import os.path
import posixpath
from os import path
print(path is os.path is posixpath, os.sep, os.curdir, os.name, os.linesep == "\n", os.path.join("a", "..", "b"))
print(path.normpath("a/./b//../c"), path.split("/a/b"), path.splitext("x.tar.gz"), path.relpath("/a/b", "/a/c"), path.commonpath(["/a/b/c", "/a/b/d"]), path.basename("/a/"), path.dirname("/a/b/"))
print(os.fspath("x"), os.fsencode("é"), os.fsdecode(b"\xc3\xa9"), path.isabs("/x"), path.commonprefix(["abc", "abd"]), path.join(b"a", b"b"))
class P:
    def __fspath__(self): return "p/q"
print(isinstance(P(), os.PathLike), path.join(P(), "r"), os.fspath(P()))
for bad in (lambda: path.join("a", 1), lambda: path.join("a", b"b"), lambda: os.fspath(1), lambda: path.relpath(""), lambda: path.commonpath(["a", "/b"])):
    try:
        print(bad())
    except Exception as e:
        print(type(e).__name__, e)
