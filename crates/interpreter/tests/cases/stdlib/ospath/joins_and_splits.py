# os.path: join, split, splitext, normpath and friends.
import os.path as op
for parts in (("a", "b"), ("a/", "b"), ("a", "/b"), ("", "b"), ("a", ""), ("a", "b", "..", "c"), ("/",), ("a",), ("", ""), (b"a", b"b")):
    print(parts, op.join(*parts))
for path in ("/usr/lib/x.py", "x.py", "a/b/", "/", "", "//a", "a//b", ".bashrc", "a/.b.c", "a.b.c", "a.", "..", "/a", "...x", "a.b/c"):
    print(repr(path), op.split(path), op.basename(path), op.dirname(path), op.splitext(path), op.normpath(path), op.isabs(path), op.splitdrive(path))
for path in ("a/../b", "/../a", "a/./b//c", "./a", "a/b/../../..", "//a//b", "///a", "", ".", "a/..", "/a/./../b/"):
    print(repr(path), op.normpath(path))
print(op.commonprefix(["/usr/lib", "/usr/local"]), op.commonprefix([]), op.commonpath(["/usr/lib", "/usr/local/x"]), op.commonpath(["a/b", "a/c"]), op.commonprefix(["abc", "abd"]), op.relpath("/a/b/c", "/a/d"), op.relpath("/a", "/a"), op.relpath("/a/b", "/"), op.relpath("x/y", "x"), op.abspath("/a/../b"), op.normcase("A/b"), op.expanduser("a/~"), op.expandvars("no vars"))
for bad in (lambda: op.join("a", b"b"), lambda: op.join(5), lambda: op.join("a", None), lambda: op.split(None), lambda: op.commonpath([]), lambda: op.commonpath(["/a", "b"]), lambda: op.relpath(""), lambda: op.splitext(5), lambda: op.basename([]), lambda: op.join(), lambda: op.commonpath(["a", b"b"])):
    try:
        print(bad())
    except Exception as error:
        print(type(error).__name__, error)
print(op.sep, op.altsep, op.extsep, op.curdir, op.pardir, op.pathsep, op.defpath, op.devnull, op.supports_unicode_filenames, op.__name__, op.split(b"/a/b"), op.splitext(b"a.b"))
