import os.path as p
from pathlib import Path

def shown(function, *args, **names):
    try:
        print(function.__name__, args, names, repr(function(*args, **names)))
    except Exception as error:
        print(function.__name__, args, names, type(error).__name__, error)

for paths in (["abc", "abd"], [], ["/usr/lib", "/usr/local"], [[1, 2], [1, 3]], ("é1", "é2"), [b"ab", b"ac"], [1, 2], "abc"):
    shown(p.commonprefix, paths)
for paths in (["/usr/lib", "/usr/local/lib"], ["a/b", "a/c"], ["a", "/b"], [], [b"/a/b", b"/a/c"], ["/a", b"/b"], ["/"], ["/a/./b", "/a/b/c"], [5], [Path("/a/b"), "/a/c"]):
    shown(p.commonpath, paths)
shown(p.relpath, "/a/b", "/a")
shown(p.relpath, "/a", "/a/b/c")
shown(p.relpath, "/a", "/a")
shown(p.relpath, "")
shown(p.relpath, "/a/b", b"/c")
shown(p.relpath, b"/a", b"/b")
shown(p.relpath, "/x/y", start="/x")
shown(p.abspath, "/a/../b")
shown(p.split)
shown(p.split, 1, 2)
shown(p.split, q=1)
shown(p.splitext, p="a.b")
shown(p.relpath, "/a", "/b", "/c")
shown(p.relpath, "/a", path="/b")
