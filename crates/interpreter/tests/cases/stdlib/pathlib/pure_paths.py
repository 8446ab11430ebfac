from pathlib import PurePath, PurePosixPath, PureWindowsPath, Path
p = PurePosixPath("/usr/lib/python3.11/site.tar.gz")
print(p, repr(p), p.parts, p.name, p.stem, p.suffix, p.suffixes, p.parent, list(p.parents), p.root, p.anchor, repr(p.drive), p.is_absolute(), p.as_posix(), p.as_uri())
print(p.with_name("x.txt"), p.with_suffix(".zip"), p.with_suffix(""), p.with_stem("lib"), p.relative_to("/usr"), p.is_relative_to("/usr"), p.is_relative_to("/etc"), p.match("*.gz"), p.match("lib/*/*.gz"), p.match("/usr/*"))
for s in ["", ".", "..", "a/./b//c/", "/a/../b", "//x/y", "///x", "a.b.c", ".hidden", ".hidden.txt", "x.", "dir/", "/"]:
    q = PurePosixPath(s)
    print(repr(s), str(q), q.parts, repr(q.name), repr(q.stem), repr(q.suffix), q.parent, q.root)
print(PurePosixPath("a") / "b" / PurePosixPath("c"), PurePosixPath("a") / "/b", "x" / PurePosixPath("y"), PurePosixPath("a", "b", "/c", "d"), PurePosixPath("a").joinpath("b", "c"))
print(PurePosixPath("a") < PurePosixPath("b"), PurePosixPath("a/b") == PurePosixPath("a//b"), hash(PurePosixPath("a")) == hash(PurePosixPath("a")), sorted([PurePosixPath("b"), PurePosixPath("a/c"), PurePosixPath("a")]), PurePosixPath("a") == "a")
w = PureWindowsPath("C:\\Users\\Me\\file.TXT")
print(w, repr(w), w.parts, w.drive, w.root, w.anchor, w.as_posix(), w.suffix, w == PureWindowsPath("c:/users/me/FILE.txt"), w.match("*.txt"), w.parent, w.is_absolute(), PureWindowsPath("/a").is_absolute(), w.as_uri(), w.relative_to("c:/users"), PureWindowsPath("c:") / "d", PureWindowsPath("con").is_reserved())
for call in [lambda: p.with_name("a/b"), lambda: p.with_name(""), lambda: p.with_suffix("gz"), lambda: p.with_suffix("."), lambda: PurePosixPath("/").with_name("x"), lambda: p.relative_to("/etc"), lambda: p.relative_to("usr"), lambda: PurePosixPath("a").as_uri(), lambda: p / 5, lambda: PurePath(5), lambda: p < w, lambda: p.match(""), lambda: list(p.parents)[-1], lambda: p.parents[10], lambda: p.parents[0:2], lambda: p.parents[-1]]:
    try: print(call())
    except Exception as e: print(type(e).__name__, e)
print(type(Path("a")).__name__, isinstance(Path("a"), PurePosixPath), Path("a") == PurePosixPath("a"), Path().parts, Path("~/x").parts, bytes(PurePosixPath("é")), p.__fspath__(), {PurePosixPath("a"): 1}[PurePosixPath("a")])
