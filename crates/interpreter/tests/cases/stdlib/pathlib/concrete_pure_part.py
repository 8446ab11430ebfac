# Path without files: what needs none works.
from pathlib import Path, PosixPath, PurePath, PurePosixPath
import os
p = Path("a") / "b.txt"
print(p, repr(p), type(p).__name__, isinstance(p, PurePath), isinstance(p, os.PathLike), os.fspath(p), p.suffix, p.with_suffix(".md"), Path("a/b") == PosixPath("a/b"), Path("a") == PurePosixPath("a"), p.parts, Path("x", "y"), Path().parts, str(Path()), Path("~").parts, Path("/a/../b"), p.as_posix(), hash(Path("a")) == hash(PurePosixPath("a")))
print(os.path.join(Path("a"), "b"), os.path.splitext(Path("a/b.txt")), f"{p}", f"{p!s:>10}", "%s" % p, p.name.upper(), [str(x) for x in Path("a/b/c").parents], Path("a").joinpath("b", "c"), Path("/x/y").is_relative_to("/x"), sorted(map(Path, ["b", "a"])), Path("a.b").stem, PosixPath("q").parent)
import copy
print(copy.copy(p) == p, copy.deepcopy(p) == p, Path(p) == p, Path(Path("a"), "b"), PurePath(p) == p, {Path("a"), Path("a")}, Path("a") < Path("b"), bool(Path("")), Path("é").name, p.match("*.txt"))
class MyPath(type(Path())):
    def shout(self): return str(self).upper()
print(MyPath("a/b").shout(), type(MyPath("a") / "b").__name__, type(MyPath("a").parent).__name__, repr(MyPath("x")))
