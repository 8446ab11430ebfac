import os.path
from pathlib import PurePosixPath, PurePath, PureWindowsPath
p = PurePosixPath("/home/user/docs/report.final.pdf")
print(p.name, p.stem, p.suffix, p.suffixes, p.parent, p.parents[1], p.parts, p.root, p.anchor, p.is_absolute())
print(p.with_suffix(".txt"), p.with_name("x"), p.with_stem("y"), p / ".." / "z", p.relative_to("/home"), p.joinpath("a", "/b"), PurePosixPath("a//b/./c"), PurePosixPath("."))
print(p.match("*.pdf"), p.match("docs/*"), p.is_relative_to("/home"), PurePosixPath("a") < PurePosixPath("b"), p == PurePosixPath(str(p)), repr(PurePath("a/b")), p.as_uri(), hash(p) == hash(PurePosixPath(p)))
w = PureWindowsPath("C:\\Users\\me\\file.TXT")
print(w.drive, w.parts, w.as_posix(), w.suffix, w == PureWindowsPath("c:/users/ME/FILE.txt"), w.parent)
for attempt in (lambda: p.relative_to("/etc"), lambda: p.with_name(""), lambda: p.with_suffix("x"), lambda: PurePosixPath("/").with_name("a"), lambda: p / 5, lambda: PurePosixPath("a").as_uri(), lambda: p.parents[9]):
    try:
        print(attempt())
    except Exception as error:
        print(type(error).__name__, error)
print(os.path.join("a", *["b", "c"]), os.path.splitext(os.path.basename(str(p))), os.path.normpath("/a/./b/../c//d"), os.path.commonpath(["/a/b/c", "/a/b/d"]), os.path.relpath("/a/b", "/a/c"), os.path.isabs("x"), os.path.split("/a/b/"))
print(sorted([PurePosixPath("b/a"), PurePosixPath("a/z"), PurePosixPath("a")]), [str(q) for q in PurePosixPath("/x/y/z").parents], "/".join(PurePosixPath("q/r").parts), os.path.dirname("/a"), os.path.basename("a/"))
