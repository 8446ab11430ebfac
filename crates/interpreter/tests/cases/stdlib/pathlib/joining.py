# / and joinpath, with_name, with_stem, with_suffix.
from pathlib import PurePosixPath as P, PureWindowsPath as W
p = P("/base")
print(p / "a" / "b.txt", p / "/abs", p / P("x/y"), "pre" / P("post"), p.joinpath("a", "b", "../c"), p.joinpath(), p / "", p / ".", p / "..", P("a", "b", "/c", "d"), P("a", P("b")), W("c:/x") / "y", W("c:/x") / "/y", W("c:/x") / "d:/z", W("c:/x") / "d:z")
f = P("/data/report.tar.gz")
print(f.with_name("new.txt"), f.with_stem("summary"), f.with_suffix(".zip"), f.with_suffix(""), P("noext").with_suffix(".py"), P("a.b.c").with_suffix(".d"), P(".x").with_suffix(".y"), f.parent.parent, f.parent / (f.stem + "_2" + f.suffix), P("a/b").with_name("c"), P("x.txt").with_stem("y"))
for bad in (lambda: P("/").with_name("x"), lambda: P("a").with_name(""), lambda: P("a").with_name("b/c"), lambda: P("").with_suffix(".x"), lambda: P("a").with_suffix("x"), lambda: P("a").with_suffix("."), lambda: P("a").with_suffix(".x/y"), lambda: P("a") / 5, lambda: 5 / P("a"), lambda: P("a") / None, lambda: P("a").joinpath(1), lambda: P("/").with_stem("x"), lambda: P("a") + "b", lambda: P("a").with_name("."), lambda: W("a").with_name("b\\c")):
    try:
        print(bad())
    except Exception as error:
        print(type(error).__name__, error)
print(P("a/b") / "c" == P("a/b/c"), P("a") != P("A"), W("a") == W("A"), P("a") == "a", P("a") < P("b"), sorted([P("b"), P("a/z"), P("a")]), {P("x"): 1}[P("x")], P("a//b") == P("a/b"), P("a/./b") == P("a/b"), P("a/../b") == P("b"), W("a\\b") == W("a/b"))
try:
    P("a") < W("b")
except TypeError as error:
    print(error)
