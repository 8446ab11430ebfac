# Every part of a pure path.
from pathlib import PurePosixPath as P, PureWindowsPath as W, PurePath
for text in ("/usr/lib/python3.11/site.py", "a/b/c.tar.gz", "", ".", "/", "//x/y", "///x", "a//b/", "./a/./b", "../x", "a/..", ".hidden", ".hidden.txt", "dir.d/file", "name.", "a b/c d.txt", "/.."):
    p = P(text)
    print(repr(text), str(p), p.parts, p.name, p.stem, p.suffix, p.suffixes, str(p.parent), p.root, p.anchor, p.is_absolute(), [str(x) for x in p.parents])
for text in ("C:\\Users\\me\\f.txt", "c:/a/b", "\\\\host\\share\\dir\\f", "C:", "C:a", "\\x", "a\\b", "", "nul", "//server/share"):
    p = W(text)
    print(repr(text), str(p), p.parts, p.drive, p.root, p.anchor, p.name, p.is_absolute(), p.as_posix(), str(p.parent), p.is_reserved())
print(repr(P("a/b")), repr(W("a/b")), repr(P("")), bytes(P("é")), P("a").as_posix(), P("/a b/é").as_uri(), W("c:/x y").as_uri(), hash(P("a")) == hash(P("a")), type(PurePath("x")).__name__)
for bad in (lambda: P("a").as_uri(), lambda: P(5), lambda: P(b"a"), lambda: P(None), lambda: P("a").parents[5], lambda: P("a/b").name.x):
    try:
        print(bad())
    except Exception as error:
        print(type(error).__name__, error)
print(P("a/b/c").parents[0], P("a/b/c").parents[-1], len(P("a/b/c").parents), P("a/b/c").parents[:2], list(P("/a").parents), P("a/b/c").parents)
