import os.path as p
from pathlib import PurePosixPath

def shown(*args, **names):
    try:
        print(args, names, repr(p.join(*args, **names)))
    except Exception as error:
        print(args, names, type(error).__name__, error)

for first in ("", "/", "a", "a/", "/a", b"a", 5, None, PurePosixPath("z")):
    for second in ("x", "/y", "", b"z", 5, PurePosixPath("w")):
        shown(first, second)
shown()
shown("a", b="c")
shown(a="x")
shown("a", "b", "c", "/d", "e")
shown("a", PurePosixPath("b"), 5)
