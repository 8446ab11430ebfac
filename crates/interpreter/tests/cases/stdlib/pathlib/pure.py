from pathlib import PurePosixPath as P, PureWindowsPath as W, PurePath, Path
p = P("/usr/share/doc.tar.gz")
print(p, repr(p), p.parts, p.name, p.stem, p.suffix, p.suffixes, p.parent, list(p.parents), p.anchor, p.is_absolute(), p.as_uri())
print(p / "x" / "../y", P("a") / P("/b"), "x" / P("y"), P("a/b").joinpath("c", "d"), p.with_name("z"), p.with_suffix(".txt"), p.with_stem("q"), P("a//b/./c/"), P())
print(p.relative_to("/usr"), p.is_relative_to("/bin"), p.match("*.gz"), p.match("share/*"), P("a") < P("b"), P("a") == P("a/"), {P("x")} == {P("./x")}, P("a").parents[0])
w = W(r"C:\Windows\System32\x.dll")
print(w, repr(w), w.drive, w.root, w.parts, w.parent, w.as_posix(), w.as_uri(), W("c:a"), W("c:/a", "/b"), W("c:/a", "c:b"), W("NUL").is_reserved(), W(r"\\host\share\f").parts, W("A") == W("a"))
print(PurePath("a"), isinstance(Path("a"), PurePath), Path("a") / "b", str(Path("x/y").parent), Path("/a/../b").name)
for bad in (lambda: P("a").relative_to("b"), lambda: P("a").with_suffix("x"), lambda: P("").with_name("x"), lambda: P(1), lambda: P("a") / 1, lambda: P("a") < W("a"), lambda: P("a").match("")):
    try:
        print(bad())
    except Exception as e:
        print(type(e).__name__, e)
